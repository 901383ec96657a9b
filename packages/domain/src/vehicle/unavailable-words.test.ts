import { expect, test } from 'vitest'
import { unavailableLabel, unavailableText } from './unavailable-words.ts'

test.each([
  [{ status: 'sold' }, 'This vehicle has been sold.'],
  [{ status: 'sold', name: '2021 Mazda 3' }, 'The 2021 Mazda 3 has been sold.'],
  [{ status: 'withdrawn', name: '2021 Mazda 3' }, 'The 2021 Mazda 3 is no longer available.'],
  [{ status: 'gone' }, 'That vehicle is not on our site any more.'],
] as const)('[VD-14] %j reads “%s”', (car, text) => expect(unavailableText(car)).toBe(text))

test.each([
  [{ status: 'in_stock', reserved: true }, undefined],
  [{ status: 'sold' }, 'Sold'],
  [{ status: 'in_transit' }, 'No longer available'],
  [undefined, 'No longer listed'],
])('[VD-14] in the place of the price of %j stands %s', (car, label) =>
  expect(unavailableLabel(car, 'kept')).toBe(label),
)
