import './compile-cache.ts'
import { PublishError } from '@forecourt/build/publish/publish'
import { RemoteFolderError } from '@forecourt/build/remotes/remote-folder'
import { TenantError } from '@forecourt/tenants'
import { App } from 'aws-cdk-lib'
import { addBundledStacks } from './add-bundled-stacks.ts'
import { synthAndCheckRules } from './synth-and-check-rules.ts'

/** Errors that the operator can fix are printed without a stack trace. */
const plain = [TenantError, RangeError, RemoteFolderError, PublishError]

// Synthesised only below: autosynth would write an assembly at exit even after a refusal.
const app = new App({ autoSynth: false })
try {
  await addBundledStacks(app)
  synthAndCheckRules(app)
} catch (error) {
  const isExpected = plain.some((kind) => error instanceof kind)
  const message = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
