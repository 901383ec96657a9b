import { expect, test } from 'vitest'
import { nearOf } from './near.ts'

test.each([
  [{ name: 'Kent Town', postcode: '5067' }, 'Kent Town 5067'],
  [{ name: 'D’Aguilar', postcode: '4514' }, 'D’Aguilar 4514'],
  [{ postcode: '5067' }, '5067'],
  [{ name: '', postcode: '5067' }, '5067'],
  // What no address takes as a name.
  [{ name: '1770 / Seventeen', postcode: '4677' }, '4677'],
])('[LO-5] %j is near to %s', (place, near) => expect(nearOf(place)).toBe(near))
