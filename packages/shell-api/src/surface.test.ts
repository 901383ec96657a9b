import { expect, test } from 'vitest'
import pack from '../package.json' with { type: 'json' }
import surface from '../surface.json' with { type: 'json' }
import * as shellApi from './index.ts'

const listed: Record<string, string[]> = surface

test('what the shell API exports is what surface.json lists for its version: more is a new minor version, less a new major one', () => {
  expect(Object.keys(shellApi).sort(), `version ${pack.version} in surface.json`).toEqual(listed[pack.version]?.sort())
})

test('a version within a major one has all that the versions before it have', () => {
  const versions = Object.keys(listed).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  for (const [index, version] of versions.entries()) {
    const before = versions[index - 1]
    if (before?.split('.')[0] !== version.split('.')[0]) continue
    expect(listed[version], version).toEqual(expect.arrayContaining(listed[before ?? ''] ?? []))
  }
})
