import { expect, test } from 'vitest'
import { readArguments, wholeNumber } from './read-arguments.ts'

test('a flag that a command does not have is refused with where its flags are listed', () => {
  const read = (...args: string[]) => readArguments('npm run fuzz', { rounds: { type: 'string' } }, args)
  expect(read('--rounds', '3').rounds).toBe('3')
  expect(() => read('--wheels')).toThrow("Unknown option '--wheels'. What it takes: npm run fuzz -- --help")
})

test.each(['0', '1001', '1.5', '-3', '', 'x'])('%j is no number of rounds', (text) => {
  expect(() => wholeNumber('rounds', text, { max: 1000 })).toThrow(/must be a whole number from 1 to 1,000\.$/)
  expect(wholeNumber('rounds', '1000', { max: 1000 })).toBe(1000)
})
