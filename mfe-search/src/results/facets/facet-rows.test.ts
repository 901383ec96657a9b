import { expect, test } from 'vitest'
import { facetRows, initialOrder, isSearchable, matchingRows, shortRows } from './facet-rows.ts'

const buckets = [
  { value: 'Ford', count: 29 },
  { value: 'Toyota', count: 20 },
  { value: 'Citroën', count: 3 },
  { value: 'Lexus', count: 0 },
]
const rowsOf = (chosen: string[], atFirst = chosen) =>
  facetRows({ filter: 'make', buckets, chosen, order: initialOrder('make', buckets, atFirst) })
const many = (count: number) =>
  facetRows({
    filter: 'make',
    buckets: Array.from({ length: count }, (_, index) => ({ value: `Make ${index}`, count: 99 - index })),
    chosen: [`Make ${count - 1}`],
    order: [],
  })

test('values that were chosen on arrival are first, the others by their count', () => {
  expect(rowsOf(['Toyota']).map(({ value }) => value)).toEqual(['Toyota', 'Ford', 'Citroën', 'Lexus'])
})

test('several chosen values are in the order of their chips', () => {
  expect(rowsOf(['Citroën', 'Toyota']).map(({ value }) => value)).toEqual(['Citroën', 'Toyota', 'Ford', 'Lexus'])
})

test('a value that is chosen now stays where it is', () => {
  expect(rowsOf(['Toyota'], []).map(({ value }) => value)).toEqual(['Ford', 'Toyota', 'Citroën', 'Lexus'])
})

test('rows keep their places while the counts change, and new values come behind them', () => {
  const order = initialOrder('make', buckets, [])
  const changed = [
    { value: 'Saab', count: 0 },
    { value: 'Kia', count: 40 },
    { value: 'Toyota', count: 9 },
    { value: 'Lexus', count: 7 },
    { value: 'Citroën', count: 1 },
    { value: 'Ford', count: 0 },
  ]
  const rows = facetRows({ filter: 'make', buckets: changed, chosen: [], order })
  expect(rows.map(({ value }) => value)).toEqual(['Ford', 'Toyota', 'Citroën', 'Kia', 'Lexus', 'Saab'])
})

test('values that no vehicle has come last, but not in a list with an order of its own', () => {
  const mixed = [
    { value: 'demo', count: 0 },
    { value: 'used', count: 3 },
  ]
  const orderOf = (filter: 'make' | 'car_type') =>
    facetRows({ filter, buckets: mixed, chosen: [], order: initialOrder(filter, mixed, []) }).map(({ value }) => value)
  expect(orderOf('make')).toEqual(['used', 'demo'])
  expect(orderOf('car_type')).toEqual(['demo', 'used'])
})

test('a value without vehicles is disabled and does not vanish', () => {
  expect(rowsOf([]).at(-1)).toMatchObject({ value: 'Lexus', count: 0, isDisabled: true })
})

test('a chosen value can be taken back even when no vehicle has it and the results do not know it', () => {
  expect(rowsOf(['Lexus', 'Saab'])).toContainEqual({
    value: 'Saab',
    label: 'Saab',
    count: 0,
    isChosen: true,
    isDisabled: false,
  })
  expect(rowsOf(['Lexus'])[0]).toMatchObject({ value: 'Lexus', isDisabled: false })
})

test('a long facet shows seven rows and what is chosen', () => {
  expect(shortRows(many(28)).map(({ value }) => value)).toEqual([
    ...Array.from({ length: 7 }, (_, i) => `Make ${i}`),
    'Make 27',
  ])
})

test('from thirteen values on a facet can be searched', () => {
  expect([12, 13].map((count) => isSearchable(many(count)))).toEqual([false, true])
})

test('a value is found by the beginning of any of its words, without its accents', () => {
  expect(matchingRows(rowsOf([]), ' citroe').map(({ value }) => value)).toEqual(['Citroën'])
  expect(matchingRows(many(28), '27').map(({ value }) => value)).toEqual(['Make 27'])
  expect(matchingRows(rowsOf([]), 'oyota')).toEqual([])
})
