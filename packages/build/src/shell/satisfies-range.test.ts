import { satisfiesRange } from '@forecourt/contracts/releases/satisfies-range'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { comparatorsOf } from '../bundler/shared-modules.ts'

const versions = '0.0.0 0.0.3 0.0.4 0.1.0 0.2.5 1.0.0 1.2.0 1.2.3 1.2.4 1.3.0 2.0.0 2.4.9 3.0.0 19.3.1'
const numbers = '* x 0 1 1.x 0.0 0.0.3 0.2.5 1.2 1.2.x 1.2.3 2.0.0 2.4 19.3.1'
const operators = ['', '^', '~', '>=', '>', '<', '<=', '=', '>= ']
const joined = ['', '^18.2 || ^19', '>=1.2 <2', '>= 1.2.3 < 1.3', '1.2 - 2.4', '1.2.3 - 1', '^2.4.0 || 1.x', 'v1.2.3']
const ranges = [...operators.flatMap((operator) => numbers.split(' ').map((text) => operator + text)), ...joined]

test.each(ranges)('[MF-5] a browser reads the range %j as publishing does', (range) => {
  const written = comparatorsOf(range)
  const admitted = versions.split(' ').filter((version) => satisfiesRange(version, written))
  expect(admitted).toEqual(versions.split(' ').filter((version) => satisfies(version, range)))
})
