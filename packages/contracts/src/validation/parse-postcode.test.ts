import { expect, test } from 'vitest'
import { parsePostcode } from './parse-postcode.ts'

test.each([
  ['4000', '4000'],
  [' 4000 ', '4000'],
  ['4 0 0 0', '4000'],
  ['40 00', '4000'],
  ['QLD 4000', '4000'],
  ['Brisbane QLD 4000', '4000'],
  ['4000, Brisbane', '4000'],
  ['\u00a04000\u00a0', '4000'],
  ['400', undefined],
  ['40000', undefined],
  ['4000 or 4001', undefined],
  ['Brisbane', undefined],
  ['', undefined],
])('%j pasted is the postcode %s', (typed, postcode) => expect(parsePostcode(typed)).toBe(postcode))
