import { expect, test } from 'vitest'
import { bodyTiles, makeTiles } from './home-tiles.ts'

const buckets = (counts: Record<string, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }))
const names = (tiles: { value: string }[]) => tiles.map(({ value }) => value)

const bodies = buckets({ Hatch: 5, Sedan: 5, SUV: 9, Ute: 7, Van: 1, Coupe: 0 })

test('[BF-2] four bodies show at once, by count and then by name descending, and the toggle adds the rest', () => {
  const { first, rest } = bodyTiles(bodies)
  expect(names(first)).toEqual(['SUV', 'Ute', 'Sedan', 'Hatch'])
  expect(names(rest)).toEqual(['Van'])
})

test.each([
  [
    ['Van', 'SUV'],
    ['Van', 'SUV'],
  ],
  [
    ['ute', 'hatch'],
    ['Ute', 'Hatch'],
  ],
  [['Coupe', 'Caravan', 'Van'], ['Van']],
])('[BF-2] of the bodies %j that a dealer names, %j are in stock, in that order', (named, shown) => {
  expect(names(bodyTiles(bodies, named).first)).toEqual(shown)
})

test('[BF-2] no more than twenty named bodies show at once', () => {
  const many = buckets(Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`Body ${index}`, 1])))
  const { first, rest } = bodyTiles(many, names(many))
  expect([first.length, rest.length]).toEqual([20, 3])
})

test.each([
  [0, 0, 0],
  [20, 20, 0],
  [21, 20, 1],
  [48, 20, 28],
])('[SR-14] of %i makes %i show at once and %i under "All Makes"', (count, shown, more) => {
  const { first, rest } = makeTiles(Array.from({ length: count }, (_, index) => ({ value: `Make ${index}`, count: 3 })))
  expect([first.length, rest.length]).toEqual([shown, more])
})

test('[SR-14] a make without a vehicle is no popular make', () => {
  expect(names(makeTiles(buckets({ Kia: 3, Mazda: 0 })).first)).toEqual(['Kia'])
})
