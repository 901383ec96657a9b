import { expect, test } from 'vitest'
import { singularize } from './singularize.ts'
import type { TextField } from './text-fields.ts'

const stock: Record<string, TextField> = {
  ...{ toyota: 'make', mg: 'make', gl: 'badge', hilux: 'model', '308': 'model', cooper: 'model' },
  // The badges `Hybrid S` and `C63 S`, and the model `Cooper S`, as joined words.
  ...{ hybrids: 'badge', c63: 'badge', c63s: 'badge', coopers: 'model' },
}
const joined = ['hybrids', 'c63s', 'coopers']
const vocabulary = {
  fieldsOf: (word: string) => [stock[word] ?? []].flat(),
  isOwnWord: (word: string) => word in stock && !joined.includes(word),
}

test.each([
  ['toyotas', 'toyota'],
  ['hiluxes', 'hilux'],
  ['hatches', 'hatch'],
  ['utilities', 'utility'],
  ['utes', 'ute'],
  ['evs', 'ev'],
  ['mgs', 'mg'],
  // Accidental plurals from two words, and a letter after digits.
  ['hybrids', 'hybrid'],
  ['coopers', 'coopers'],
  ['c63s', 'c63s'],
  // Words of their own, and words that only look like plurals.
  ['mercedes', 'mercedes'],
  ['hilux', 'hilux'],
  ['gls', 'gls'],
  ['308s', '308s'],
  ['spaceships', 'spaceships'],
  ['s', 's'],
])('[SR-20] “%s” is read as “%s”', (word, read) => {
  expect(singularize([word], vocabulary)).toEqual([read])
})
