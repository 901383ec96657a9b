import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addSharp } from './add-sharp.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sharp-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const kept = () => join(folder, 'kept')

test('without a network it says what is missing, and leaves nothing half done', () => {
  const fetch = () => {
    throw new Error('no network.')
  }
  expect(addSharp(folder, { fetch, kept: kept() })).toMatch(
    /^@img\/sharp-linux-arm64@[\d.]+ could not be fetched: no network\.$/,
  )
  expect(readdirSync(join(kept(), '@img'))).toEqual([])
  expect(existsSync(join(folder, 'media'))).toBe(false)
})

test('a package that is not the one of the lock file is refused', () => {
  const fetch = (_spec: string, into: string) => {
    writeFileSync(join(into, 'package.tgz'), 'something else')
    return 'package.tgz'
  }
  expect(addSharp(folder, { fetch, kept: kept() })).toMatch(/it is not the package of package-lock\.json\.$/)
  expect(readdirSync(join(kept(), '@img'))).toEqual([])
})
