import { expect, test } from 'vitest'
import { compareVersions, nextVersion } from './versions.ts'

test.each([
  ['1.0.0', [], '1.0.0'],
  ['1.0.0', ['1.0.0'], '1.0.1'],
  ['1.0.0', ['1.0.0', '1.2.9', '1.2.10'], '1.2.11'],
  ['2.0.0', ['1.9.9'], '2.0.0'],
  ['1.0.0', ['1.0.0', '1.1.0-beta.2'], '1.1.0'],
])('after %s in the package and %j published comes %s', (pack, published, next) => {
  expect(nextVersion(pack, published)).toBe(next)
})

test('versions sort by number, and a pre-release comes before its release', () => {
  const versions = ['1.10.0', '1.9.0', '2.0.0', '2.0.0-beta.2', '2.0.0-beta.10', '1.9.0']
  expect(versions.sort(compareVersions)).toEqual(['1.9.0', '1.9.0', '1.10.0', '2.0.0-beta.2', '2.0.0-beta.10', '2.0.0'])
})
