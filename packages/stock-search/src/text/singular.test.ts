import { expect, test } from 'vitest'
import type { TextField } from './fields.ts'
import { inSingular } from './singular.ts'

const stock: Record<string, TextField> = { toyota: 'make', mg: 'make', gl: 'badge', hilux: 'model', '308': 'model' }
const known = { fieldsOf: (word: string) => [stock[word] ?? []].flat() }

test.each([
  ['toyotas', 'toyota'],
  ['hiluxes', 'hilux'],
  ['hatches', 'hatch'],
  ['utilities', 'utility'],
  ['utes', 'ute'],
  ['evs', 'ev'],
  ['mgs', 'mg'],
  // Words of their own, and what only looks like a plural.
  ['mercedes', 'mercedes'],
  ['hilux', 'hilux'],
  ['gls', 'gls'],
  ['308s', '308s'],
  ['spaceships', 'spaceships'],
  ['s', 's'],
])('[SR-20] “%s” is read as “%s”', (word, read) => {
  expect(inSingular([word], known)).toEqual([read])
})
