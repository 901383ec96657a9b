import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyMutant } from './apply-mutant.ts'
import { editsOf } from './matrix.ts'
import { matrices } from './mutants.ts'

const mutants = matrices.flatMap((matrix) => matrix.mutants)
const root = join(import.meta.dirname, '../..')

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('“%s” still applies to the sources', (_, mutant) => {
  for (const { file } of editsOf(mutant)) {
    const source = readFileSync(join(root, file), 'utf8')
    expect(applyMutant(mutant, file, source)).not.toBe(source)
  }
})

test('one that no longer applies says which, and where', () => {
  const mutant = { name: 'x', file: 'a.ts', find: 'b', replace: 'c', caughtBy: /./ } as const
  expect(() => applyMutant(mutant, 'a.ts', 'no such text')).toThrow(
    'The mutant "x" no longer applies: a.ts has 0 times: b',
  )
  expect(() => applyMutant(mutant, 'a.ts', 'b b')).toThrow('2 times')
  expect(applyMutant(mutant, 'other.ts', 'b')).toBe('b')
})
