import { expect, test } from 'vitest'
import { allModels } from '../facts/all-models.ts'
import { marketValue, newPrice } from './price.ts'

const thisYear = 2026

/** What a badge of a year is worth now, driven as far as most. */
function worthOf(name: string, series: string, badge: string, year: number): number {
  const model = allModels.find(
    (one) => one.model === name && one.series === series && one.grades.some(([grade]) => grade === badge),
  )
  const [, price = 0] = model?.grades.find(([grade]) => grade === badge) ?? []
  if (!model) return 0
  return marketValue(model, newPrice(price, model.years[1] ?? thisYear, year), { age: thisYear - year, km: undefined })
}

test.each(['GXL', 'VX', 'Sahara'])('a LandCruiser 300 %s is worth more than the 200 that it followed', (badge) => {
  const older = worthOf('LandCruiser', 'VDJ200R', badge, 2021)
  expect(older).toBeGreaterThan(50_000)
  expect(worthOf('LandCruiser', 'FJA300R', badge, 2021)).toBeGreaterThan(older * 1.08)
})

test('a Type R of three years is worth more than three quarters of a new one', () => {
  expect(worthOf('Civic', 'FL', 'Type R', 2023)).toBeGreaterThan(77_900 * 0.78)
})
