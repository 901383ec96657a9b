import { expect, test } from 'vitest'
import { remoteNameSchema, versionSchema } from './release.ts'
import { maxReleases, maxVersionLength, releasesPattern, releasesText } from './releases-address.ts'

test.each(['0.0.0', '1.4.0', '10.20.30', '1.4.0-beta.1', '0.0.0-dev.7', '1.0.0-0', '1.0.0-0a.x-y'])(
  '%s is a version',
  (version) => expect(versionSchema.safeParse(version).success).toBe(true),
)

test.each([
  'banana',
  '1.4',
  '01.0.0',
  '1.00.0',
  '1.0.01',
  '1.0.0-beta.01',
  '1.0.0-',
  '1.0.0-a..b',
  '1.0.0+build',
  ' 1.0.0',
  `1.0.0-${'a'.repeat(maxVersionLength)}`,
])('%j is none', (version) => expect(versionSchema.safeParse(version).success).toBe(false))

test('an address has room for the longest name and version, as often as it names releases', () => {
  const longest = { name: 'r'.repeat(41), version: '1.0.0-'.padEnd(maxVersionLength, 'a') }
  const address = (count: number) => releasesText(Array.from({ length: count }, () => longest))
  expect(remoteNameSchema.safeParse(longest.name).success).toBe(true)
  expect(versionSchema.safeParse(longest.version).success).toBe(true)
  expect(address(maxReleases)).toMatch(releasesPattern)
  // What the edge takes in an address.
  expect(address(maxReleases).length).toBeLessThan(8000)
  expect(address(maxReleases + 1)).not.toMatch(releasesPattern)
})
