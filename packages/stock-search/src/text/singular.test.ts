import { expect, test } from 'vitest'
import type { TextField } from './fields.ts'
import { inSingular } from './singular.ts'

const stock: Record<string, TextField> = {
  ...{ toyota: 'make', mg: 'make', gl: 'badge', hilux: 'model', '308': 'model', cooper: 'model' },
  // The badges `Hybrid S` and `C63 S`, and the model `Cooper S`, as two words read together.
  ...{ hybrids: 'badge', c63: 'badge', c63s: 'badge', coopers: 'model' },
}
const joined = ['hybrids', 'c63s', 'coopers']
const known = {
  fieldsOf: (word: string) => [stock[word] ?? []].flat(),
  isOwn: (word: string) => word in stock && !joined.includes(word),
}

test.each([
  ['toyotas', 'toyota'],
  ['hiluxes', 'hilux'],
  ['hatches', 'hatch'],
  ['utilities', 'utility'],
  ['utes', 'ute'],
  ['evs', 'ev'],
  ['mgs', 'mg'],
  // Two words that come to a plural by chance, and a letter after digits.
  ['hybrids', 'hybrid'],
  ['coopers', 'coopers'],
  ['c63s', 'c63s'],
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
