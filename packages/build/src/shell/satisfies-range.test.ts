import { satisfiesRange } from '@forecourt/contracts/releases/satisfies-range'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'

const versions =
  '0.0.0 0.0.3 0.0.4 0.1.0 0.2.5 1.0.0 1.2.0 1.2.3 1.2.4 1.3.0 2.0.0 2.4.9 19.3.1 3.0.0-beta.2 3.0.0-beta.11 3.0.0'
const numbers = '* x 0 1 1.x 0.0 0.0.3 0.2.5 1.2 1.2.x 1.2.3 2.0.0 2.4 19.3.1 3.0.0-beta.2'
const operators = ['', '^', '~', '>=', '>', '<', '<=', '=', '>= ']
const joined = [
  '',
  '^18.2 || ^19',
  '>=1.2 <2',
  '>= 1.2.3 < 1.3',
  '1.2 - 2.4',
  '1.2.3 - 1',
  '^2.4.0 || 1.x',
  '>=3.0.0-beta.3 <4',
  'v1.2.3',
  '1.2.3+build',
]
const ranges = [...operators.flatMap((operator) => numbers.split(' ').map((text) => operator + text)), ...joined]

test.each(ranges)('[MF-5] a browser reads the range %j as publishing does', (range) => {
  const read = (is: (version: string, range: string) => boolean) =>
    versions.split(' ').filter((version) => is(version, range))
  expect(read(satisfiesRange)).toEqual(read(satisfies))
})

test.each(['latest', '1.2.3.4', '>>1', 'http://host/package.tgz'])('[MF-5] %j admits no version', (range) => {
  expect(satisfiesRange('1.2.3', range)).toBe(false)
})
