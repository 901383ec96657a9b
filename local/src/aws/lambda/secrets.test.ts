import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretNames } from '@forecourt/contracts/functions/needs'
import { expect, onTestFinished, test } from 'vitest'
import { readSecrets } from './secrets.ts'

test('every secret is made once, also by two processes at once, for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [one, other] = await Promise.all([readSecrets(folder), readSecrets(folder)])
  expect(other).toEqual(one)
  expect(await readSecrets(folder)).toEqual(one)
  expect(Object.keys(one)).toContain('LEAD_SIGNING_SECRET')
  expect(new Set(Object.values(one)).size).toBe(secretNames.length)
  const files = await readdir(folder)
  expect(files.sort()).toEqual(secretNames.map((name) => `${name}-secret`).sort())
  for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
})
