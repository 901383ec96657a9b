import { expect, test } from 'vitest'
import { popularSearches } from './popular-searches.ts'

const bucket = (value: string, count: number) => ({ value, count })

test('three searches lead to where most of the stock is, none of them to nothing', () => {
  const body = [bucket('SUV', 40), bucket('Ute', 9)]
  const make = [bucket('Kia', 30), bucket('Toyota', 20), bucket('Mazda', 1)]
  expect(popularSearches({ body, make }).map(({ label, count }) => [label, count])).toEqual([
    ['SUVs', 40],
    ['Kia', 30],
    ['Toyota', 20],
  ])
  expect(popularSearches({ make: [bucket('Kia', 0)] })).toEqual([])
})
