import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listTenants } from '@forecourt/tenants'
import { afterEach, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const app = fileURLToPath(new URL('app.ts', import.meta.url))
const outputs: string[] = []
afterEach(() => {
  for (const folder of outputs.splice(0)) rmSync(folder, { recursive: true })
})

/** Runs the app as the command line of the CDK does: in the repository, with a folder that is relative to it. */
function synth(context: object): Promise<{ code: number; stderr: string; written: string[] }> {
  const output = mkdtempSync(join(tmpdir(), 'synth-'))
  outputs.push(output)
  const env = { ...process.env, CDK_OUTDIR: relative(repository, output), CDK_CONTEXT_JSON: JSON.stringify(context) }
  return new Promise((resolve) => {
    execFile(process.execPath, [app], { env, cwd: repository }, (error, _stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stderr, written: readdirSync(output) })
    })
  })
}

test('synth of an unknown tenant says which there are and how one without a folder goes, fails, and writes nothing', async () => {
  expect(await synth({ tenant: 'harborside', stage: 'prod' })).toEqual({
    code: 1,
    stderr: `There is no tenant "harborside". Did you mean "harbourside"? The tenants are: ${listTenants().join(', ')}.
To take one off the air whose folder is gone: aws cloudformation delete-stack --stack-name forecourt-prod-tenant-harborside --region ap-southeast-2
`,
    written: [],
  })
})

test.each([
  [{ tenant: 'x; ls' }, /^There is no tenant "x; ls"\. The tenants are: [a-z, ]+\.\n$/],
  [{ tenant: 'harbourside', tenants: '/nonexistent' }, /^tenants is "\/nonexistent": there is no such folder\. .*\n$/],
  [{ stage: 'prod', tennant: 'harbourside' }, /^There is no -c tennant=\. Did you mean -c tenant=\? .*\n$/],
  [{ stage: 'prod', alarms: 'notanemail' }, /^alarms is "notanemail": it must be an e-mail address, .*\n$/],
  [{ stage: 'prod', canary: 'ftp://x' }, /^canary is "ftp:\/\/x": it must be the address of a site, .*\n$/],
])('synth of %j is refused in words, before anything is made', { tags: 'exhaustive' }, async (context, says) => {
  const { code, stderr, written } = await synth(context)
  expect(stderr).toMatch(says)
  expect({ code, written }).toEqual({ code: 1, written: [] })
})

test('synth of a tenant writes its stack, without an account and without building a function', async () => {
  const { code, stderr, written } = await synth({ tenant: 'harbourside' })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(written).toContain('forecourt-dev-tenant-harbourside.template.json')
  expect(written).not.toContain('functions')
})

test('synth of a remote builds it and writes its stack, and leaves nothing in its folder', async () => {
  const before = readdirSync(join(repository, 'mfe-finance'))
  const { code, stderr, written } = await synth({ remote: 'finance' })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(written).toEqual(expect.arrayContaining(['forecourt-dev-remote-finance.template.json', 'release']))
  expect(readdirSync(join(repository, 'mfe-finance'))).toEqual(before)
})
