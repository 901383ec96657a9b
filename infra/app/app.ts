import './compile-cache.ts'
import { join, resolve } from 'node:path'
import { PublishError } from '@forecourt/build/publish/publish'
import { RemoteFolderError } from '@forecourt/build/remotes/remote-folder'
import { TenantError } from '@forecourt/tenants'
import { App } from 'aws-cdk-lib'
import { addFonts } from '../bundling/add-fonts.ts'
import { addSharp } from '../bundling/add-sharp.ts'
import { buildRemote } from '../bundling/build-remote.ts'
import { addShellBuild, bundleFunctions } from '../bundling/bundle-functions.ts'
import { addStacks } from './add-stacks.ts'
import { synthAndCheckRules } from './synth-and-check-rules.ts'

/** Errors that the operator can fix are printed without a stack trace. */
const plain = [TenantError, RangeError, RemoteFolderError, PublishError]

// Synthesised only below: autosynth would write an assembly at exit even after a refusal.
const app = new App({ autoSynth: false })
// cdk.json gives it relative to the repository, but a remote's bundler resolves paths from the remote's folder.
const outDir = resolve(app.outdir)
const functionsFolder = join(outDir, 'functions')
try {
  await addStacks(app, {
    bundle() {
      const code = bundleFunctions(functionsFolder)
      addFonts(functionsFolder)
      return { code, lacks: addSharp(functionsFolder) }
    },
    buildShell: () => addShellBuild(functionsFolder),
    buildRemote: (remote) => buildRemote(remote, join(outDir, 'release')),
  })
  synthAndCheckRules(app)
} catch (error) {
  const isExpected = plain.some((kind) => error instanceof kind)
  const message = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
