import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listTenants } from '@forecourt/tenants'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStacks } from '../add-stacks.ts'
import type { RemoteChoice } from '../build-remote.ts'
import { synthChecked } from '../check-rules.ts'
import { testApp } from '../stacks/stack-testing.ts'
import { brokenRules } from './rules.ts'
import { templateSchema } from './template.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function buildRemote({ name, version }: RemoteChoice) {
  const files = join(folder, 'remotes', name, version)
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'page.js'), name)
  const recordFile = join(folder, `${name}.json`)
  writeFileSync(recordFile, '{}')
  return { release: { name, version }, filesFolder: folder, recordFile }
}

const bundle = async () => ({
  code: () => Code.fromInline('export const x = 1'),
  shellFiles: { 'assets/main.js': fileURLToPath(import.meta.url) },
})

const deploys: Record<string, string>[] = [
  ...['local', 'dev', 'staging', 'prod'].map((stage) => ({ stage })),
  { stage: 'dev', search: 'r7g.large.search:4:100', alarms: 'a@b.example', canary: 'https://www.northgate.example' },
  { stage: 'local', search: 'http://127.0.0.1:9200' },
  ...listTenants().map((tenant) => ({ stage: 'prod', tenant })),
  ...['search', 'vehicle'].map((remote) => ({ stage: 'prod', remote })),
]

test.each(deploys)('[IN-1] %j is synthesised without an account, and keeps every rule', async (context) => {
  const app = testApp(context)
  await addStacks(app, { bundle, buildRemote })
  const { stacks } = app.synth()
  expect(stacks.length).toBeGreaterThan(0)
  for (const { template } of stacks) expect(brokenRules(templateSchema.parse(template))).toEqual([])
})

test('a deploy with what is meant for one machine is refused, and the variable named', async () => {
  const app = testApp({ stage: 'prod', canary: 'http://northgate.localhost:8080' })
  await addStacks(app, { bundle, buildRemote })
  expect(() => synthChecked(app)).toThrow(
    /^forecourt-prod-platform: canary\w+: CANARY_SITE leads to one machine, http:\/\/northgate\.localhost:8080 breaks a rule: no secret/,
  )
})
