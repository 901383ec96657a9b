import { expect, test } from 'vitest'
import type { ItemType } from '../facts/model.ts'
import { seededRandom } from '../random.ts'
import { makePlate } from './plate.ts'

test.each<[state: string, item: ItemType, year: number, looks: RegExp]>([
  ['NSW', 'car', 2012, /^[A-Z]{2}\d{2}[A-Z]{2}$/],
  ['NSW', 'car', 2013, /^[A-Z]{3}\d{2}[A-Z]$/],
  ['QLD', 'car', 2019, /^\d{3}[A-Z]{3}$/],
  ['QLD', 'car', 2020, /^\d{3}[A-Z]{2}\d$/],
  ['VIC', 'car', 2013, /^[A-Z]{3}\d{3}$/],
  ['VIC', 'car', 2014, /^1[A-Z]{2}\d[A-Z]{2}$/],
  ['SA', 'truck', 2020, /^S\d{3}[A-Z]{3}$/],
  ['WA', 'car', 2020, /^1[A-Z]{3}\d{3}$/],
  ['SA', 'motorcycle', 2020, /^S\d{2}[A-Z]{3}$/],
  ['SA', 'caravan', 2020, /^T\d{3}[A-Z]{3}$/],
])('a plate of %s for a %s of %s looks as the state gave them then', (state, item, year, looks) => {
  const random = seededRandom(3)
  for (let index = 0; index < 50; index++) expect(makePlate(random, state, { item, year })).toMatch(looks)
})
