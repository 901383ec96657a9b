import { expect, test } from 'vitest'
import { allModels } from './all-models.ts'
import { monthsLeft, warrantyOf } from './warranty.ts'

const makeOf = (name: string, item = 'car') => {
  const found = allModels.find(({ make, item: own }) => make.make === name && own === item)
  if (!found) throw new Error(`No ${item} of ${name} is sold.`)
  return found.make
}

test.each([
  ['Mitsubishi', '2020-09', 5, 100_000],
  ['Toyota', '2018-12', 3, 100_000],
  ['Toyota', '2019-01', 5, undefined],
  ['BMW', '2022-09', 3, undefined],
  ['BMW', '2022-10', 5, undefined],
  ['MINI', '2021-03', 3, undefined],
  ['Isuzu', '2018-06', 5, 130_000],
  ['Isuzu', '2023-01', 6, 150_000],
  ['Mercedes-Benz', '2019-05', 3, undefined],
  ['Tesla', '2021-05', 4, 80_000],
  ['Lexus', '2020-01', 4, 100_000],
])('%s answered for what it built in %s for %d years, or %s kilometres', (make, built, years, km) => {
  expect(warrantyOf(makeOf(make), built)).toMatchObject({ years, ...(km && { km }) })
  expect(warrantyOf(makeOf(make), built).km).toBe(km)
})

test('Mitsubishi’s ten years began in October 2020, to 200,000 km and for those alone that its dealers serviced', () => {
  expect(warrantyOf(makeOf('Mitsubishi'), '2020-09').ifServiced).toBeUndefined()
  expect(warrantyOf(makeOf('Mitsubishi'), '2020-10').ifServiced).toEqual({ years: 10, km: 200_000 })
})

test('nothing is left of a warranty once its kilometres are driven or its years are over', () => {
  const tesla = makeOf('Tesla')
  expect(monthsLeft(tesla, { built: '2024-05', age: 2, km: 40_000 })).toBe(24)
  expect(monthsLeft(tesla, { built: '2024-05', age: 2, km: 80_000 })).toBe(0)
  expect(monthsLeft(tesla, { built: '2020-05', age: 6, km: 40_000 })).toBe(0)
})

test('the terms of a make are in the order of their beginnings, the first before anything on a lot was built', () => {
  for (const { make } of allModels) {
    const froms = make.warranty.map(({ from }) => from)
    expect(froms, make.make).toEqual(froms.toSorted())
    expect(froms[0] && froms[0] <= '2010-01', make.make).toBe(true)
  }
})
