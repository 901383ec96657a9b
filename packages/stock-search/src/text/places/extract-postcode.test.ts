import { expect, test } from 'vitest'
import { testGroup as group } from '../../testing/test-yards.ts'
import { extractOldYear, extractPostcode, joinPostcode } from './extract-postcode.ts'

test.each([
  ['ute 4000', 'ute', '4000'],
  ['3220 kia', 'kia', '3220'],
  ['kia 4999', 'kia', '4999'],
  ['kia 2040', 'kia', '2040'],
  ['kia Around 4999', 'kia', '4999'],
  ['from 4999 kia', 'kia', '4999'],
  // No suburb has it.
  ['ute 9999', 'ute', '9999'],
  ['9999', '', '9999'],
  // An old year, of which there is no car.
  ['mazda 2000', 'mazda', '2000'],
  ['2000', '', '2000'],
  // A year, what is listed, a model, cubic centimetres, and what is none.
  ['kia 2019', undefined, undefined],
  ['kia 2010', undefined, undefined],
  ['kia 2001', undefined, undefined],
  ['ram 2500', undefined, undefined],
  ['kia 2026', undefined, undefined],
  ['kia 1240', undefined, undefined],
  ['kia 0000', undefined, undefined],
  ['kia 20000', undefined, undefined],
])('[SR-20] of “%s” is left “%s”, near the postcode %s', (query, left, near) => {
  const found = extractPostcode(query, group)
  expect(found && [found.left, found.near]).toEqual(left === undefined ? undefined : [left, near])
})

test.each([
  ['4 0 0 0', '4000'],
  ['4 0 0 0 ute', '4000 ute'],
  ['kia 3 2 2 0', 'kia 3220'],
  ['0 8 7 0', '0870'],
  ['0 0 0 0', '0 0 0 0'],
  ['kia 3 4 0 0 0', 'kia 3 4 0 0 0'],
  ['mazda 3 2', 'mazda 3 2'],
])('[SR-20] “%s” is “%s”', (query, joined) => {
  expect(joinPostcode(query)).toBe(joined)
})

test('[SR-20] a stock number of four digits is no postcode', () => {
  const has = (word: string) => word === '4000'
  expect(extractPostcode('ute 4000', { ...group, stock: { ...group.stock, has } })).toBeUndefined()
})

test('[SR-20] an older year that the stock has may be a postcode where nothing else is found', () => {
  const stock = { ...group.stock, has: (word: string) => word === '2000' || group.stock.has(word) }
  expect(extractPostcode('mazda 2000', { ...group, stock })).toBeUndefined()
  expect(extractOldYear('mazda 2000', { ...group, stock })).toMatchObject({ left: 'mazda', near: '2000' })
  expect(extractOldYear('mazda 2019', group)).toBeUndefined()
})
