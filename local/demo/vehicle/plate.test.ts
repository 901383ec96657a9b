import { expect, test } from 'vitest'
import type { ItemType } from '../facts/model.ts'
import { seededRandom } from '../random.ts'
import { makePlate } from './plate.ts'

test.each<[state: string, item: ItemType, looks: RegExp]>([
  ['NSW', 'car', /^([A-Z]{3}\d{2}[A-Z]|[A-Z]{2}\d{2}[A-Z]{2})$/],
  ['QLD', 'car', /^\d{3}([A-Z]{2}\d|[A-Z]{3})$/],
  ['VIC', 'car', /^1[A-Z]{2}\d[A-Z]{2}$/],
  ['SA', 'truck', /^S\d{3}[A-Z]{3}$/],
  ['WA', 'car', /^1[A-Z]{3}\d{3}$/],
  ['SA', 'motorcycle', /^S\d{2}[A-Z]{3}$/],
  ['SA', 'caravan', /^T\d{3}[A-Z]{3}$/],
])('a plate of %s for a %s looks as the state gives them', (state, item, looks) => {
  const random = seededRandom(3)
  for (let index = 0; index < 50; index++) expect(makePlate(random, state, item)).toMatch(looks)
})
