import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildRemote } from './build-remote.ts'

let outDir: string
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(outDir, { recursive: true }))

const folder = fileURLToPath(new URL('../../packages/build/fixtures/greeting', import.meta.url))
const greeting = (version: string) => buildRemote({ name: 'greeting', folder, version }, outDir)

test('[MF-2] the same version is built again, for a deploy after a diff or of another stage, and is the same', async () => {
  const first = await greeting('1.4.0')
  const record = readFileSync(first.recordFile, 'utf8')
  const again = await greeting('1.4.0')
  expect(readFileSync(again.recordFile, 'utf8')).toBe(record)
  expect(readdirSync(join(again.filesFolder, 'remotes/greeting/1.4.0'))).toContain('server')
})

test('[MF-2] of the version before nothing is left where the next is built', async () => {
  await greeting('1.4.0')
  const { filesFolder } = await greeting('1.5.0')
  expect(readdirSync(join(filesFolder, 'remotes/greeting'))).toEqual(['1.5.0'])
})
