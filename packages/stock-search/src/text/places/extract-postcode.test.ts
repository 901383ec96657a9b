import { expect, test } from 'vitest'
import { testGroup as group } from '../../testing/test-yards.ts'
import { extractOtherPostcode, extractPostcode } from './extract-postcode.ts'
import { joinPostcode } from './join-postcode.ts'

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
  ['kia 1111', 'kia', '1111'],
  ['kia 1240', 'kia', '1240'],
  ['kia 0000', 'kia', '0000'],
  ['kia in 8123', 'kia', '8123'],
  // An old year, of which there is no car.
  ['mazda 2000', 'mazda', '2000'],
  ['2000', '', '2000'],
  // A year, what is listed, a model, the size of an engine, and what is none.
  ['kia 2019', undefined, undefined],
  ['kia 2010', undefined, undefined],
  ['kia 2001', undefined, undefined],
  ['ram 2500', undefined, undefined],
  ['kia 2026', undefined, undefined],
  ['kia 1600', undefined, undefined],
  ['kia 2498 cc', undefined, undefined],
  ['peugeot 3008', undefined, undefined],
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
  ['suv 21 50', 'suv 2150'],
  ['suv 2 150', 'suv 2150'],
  ['215 0 suv', '2150 suv'],
  ['kia 21 50', 'kia 2150'],
  ['volvo xc40 2 1 5 0', 'volvo xc40 2150'],
  ['volvo xc 40 2 150', 'volvo xc 40 2150'],
  ['mazda 3 2 1 5 0', 'mazda 3 2150'],
  ['suv 2 150 5 door', 'suv 2150 5 door'],
  ['ute 4 x 4 21 50', 'ute 4 x 4 2150'],
  ['ute near 3 1 2 1', 'ute near 3121'],
  // No suburb has it, and the answer says so.
  ['0 0 0 0', '0000'],
])('[SR-20] “%s” is “%s”', (query, joined) => {
  expect(joinPostcode(query, group.stock)).toBe(joined)
})

test.each(
  [
    // Too many, too few, and what makes no postcode.
    ['kia 3 4 0 0 0', 'mazda 3 2', 'suv 99 99', 'suv 20 000'],
    // A model, a count, an amount.
    [
      'mazda 3 250',
      'peugeot 208 5',
      'mazda 2 150',
      'mazda 3 150 door',
      'bmw 3 series 150',
      'suv 215 0 km',
      'mk 2 150',
      'seats 7 250',
    ],
    ['under 2 150', '$2 150', 'kia 2019', '0412 345 678'],
  ].flat(),
)('[SR-20] “%s” stays as it is', (query) => {
  expect(joinPostcode(query, group.stock)).toBe(query)
})

test('[SR-20] a stock number of four digits is no postcode', () => {
  const has = (word: string) => word === '4000'
  expect(extractPostcode('ute 4000', { ...group, stock: { ...group.stock, has } })).toBeUndefined()
})

test('[SR-20] an older year that the stock has may be a postcode where nothing else is found', () => {
  const stock = { ...group.stock, has: (word: string) => word === '2000' || group.stock.has(word) }
  expect(extractPostcode('mazda 2000', { ...group, stock })).toBeUndefined()
  expect(extractOtherPostcode('mazda 2000', { ...group, stock })).toMatchObject({ left: 'mazda', near: '2000' })
  expect(extractOtherPostcode('mazda 2019', group)).toBeUndefined()
})
