import { financeEstimate } from '@forecourt/domain/finance/finance-estimate'
import { listTenants, readTenant } from '@forecourt/tenants'
import { describe, expect, test } from 'vitest'
import { dealerships } from './dealers/dealerships.ts'
import { allModels } from './facts/all-models.ts'
import { demoFeed } from './feeds/write-feed.ts'
import { lotSize, makeStock } from './make-stock.ts'
import { enoughToJudge, judge } from './report/bounds.ts'
import { expected } from './report/expected.ts'
import { checkDigit } from './vehicle/vin.ts'

const today = new Date('2026-11-21T00:00:00Z')
const lots = dealerships.map((dealership) => ({ dealership, vehicles: [...makeStock(dealership, { today })] }))
const all = lots.flatMap(({ vehicles }) => vehicles)
const [harbourside, northgate] = dealerships

const sizes: Record<string, readonly [min: number, max: number]> = {
  'harbourside-brookvale': [330, 350],
  'northgate-aspley': [430, 450],
  'drivewise-richmond': [250, 270],
  'openroad-gepps-cross': [270, 290],
}
const ofGroup = new Set(['harbourside-brookvale', 'northgate-aspley'])

test('the tables hold 90 models of cars by 25 makes and more, each with badges that were new in its years', () => {
  const cars = allModels.filter(({ item }) => item === 'car')
  expect(new Set(cars.map(({ make, model }) => `${make.make} ${model}`)).size).toBeGreaterThanOrEqual(90)
  expect(new Set(cars.map(({ make }) => make.make)).size).toBeGreaterThanOrEqual(25)
  for (const { make, model, series, years, grades } of allModels) {
    const name = `${make.make} ${model} ${series}`
    const [from, to = 2026] = years
    expect(from, name).toBeLessThanOrEqual(to)
    expect(new Set(grades.map(([badge]) => badge)).size, name).toBe(grades.length)
    for (const [badge, price, , own = years] of grades) {
      expect(own[0], `${name} ${badge}`).toBeGreaterThanOrEqual(from)
      expect(own[1] ?? 2026, `${name} ${badge}`).toBeLessThanOrEqual(to)
      expect(price, `${name} ${badge}`).toBeGreaterThan(4000)
    }
  }
})

test.each(Object.entries(sizes))('%s has from %j vehicles', (slug, [least, most]) => {
  const size = lots.find(({ dealership }) => dealership.slug === slug)?.vehicles.length
  expect(size).toBeGreaterThanOrEqual(least)
  expect(size).toBeLessThanOrEqual(most)
})

test('the six dealerships of the group have 2,500 vehicles between them', () => {
  const group = dealerships.filter(({ slug }) => ofGroup.has(slug) || slug.startsWith('meridian-'))
  expect(group).toHaveLength(6)
  expect(group.reduce((sum, dealership) => sum + lotSize(dealership), 0)).toBe(2500)
})

test('no two dealerships have as many vehicles as each other', () => {
  expect(new Set(dealerships.map(lotSize)).size).toBe(dealerships.length)
})

test('a feed says who and where its dealership is as every site that shows it does', () => {
  const compared = new Set<string>()
  for (const { locations } of listTenants().map((slug) => readTenant(slug)))
    for (const { slug, name, street, city, state, postcode, latitude, longitude } of dealerships) {
      const here = locations.find((one) => one.dealership_slug === slug && one.location_type === 'sales')
      if (!here) continue
      compared.add(slug)
      expect(here.name).toBe(name)
      expect(here.address, slug).toMatchObject({ street, city, state, postcode, lat: latitude, long: longitude })
    }
  expect([...compared].sort()).toEqual(dealerships.map(({ slug }) => slug).sort())
})

test('every dealership that a site shows has demonstration stock, of what the site sells', () => {
  for (const site of listTenants().map((slug) => readTenant(slug)))
    for (const slug of site.dealerships) {
      const lot = lots.find(({ dealership }) => dealership.slug === slug)
      expect(lot, slug).toBeDefined()
      for (const { condition, model } of lot?.vehicles ?? []) {
        expect(site.car_types).toContain(condition)
        expect(site.item_types).toContain(model.item)
      }
    }
})

const text = (seed?: number) => [...demoFeed(harbourside, { today, ...(seed && { seed }) })].join('')

test('the same seed and day write the same file, byte for byte; another seed or day writes another', () => {
  expect(text()).toBe(text())
  expect(text(7)).not.toBe(text())
  const tomorrow = new Date('2026-11-22T00:00:00Z')
  expect([...demoFeed(northgate, { today: tomorrow })].join('')).not.toBe([...demoFeed(northgate, { today })].join(''))
})

test('the hour at which it is made changes nothing', () => {
  const at = (hour: string) => [...demoFeed(northgate, { today: new Date(`2026-11-21T${hour}Z`) })].join('')
  expect(at('23:59:59')).toBe(at('03:04:05'))
})

test('a benchmark has as many vehicles as asked for, each with a stock number and a VIN of its own', () => {
  const vehicles = [...makeStock(harbourside, { today, count: 1000 })]
  expect(vehicles).toHaveLength(1000)
  expect(new Set(vehicles.map(({ stocknum }) => stocknum)).size).toBe(1000)
  const vins = vehicles.flatMap(({ vin }) => vin ?? [])
  expect(new Set(vins).size).toBe(vins.length)
})

test('a benchmark is made as it is read: the first of ten million comes at once', () => {
  const [first] = makeStock(harbourside, { today, count: 10_000_000 }).take(1)
  expect(first?.stocknum).toBe('H10000')
})

test('every VIN has 17 characters and the check digit that belongs to it', () => {
  for (const { vin } of all)
    if (vin !== undefined) {
      expect(vin).toMatch(/^[0-9A-HJ-NPR-Z]{17}$/)
      expect(vin[8], vin).toBe(checkDigit(vin))
    }
})

describe.each(lots.map(({ dealership, vehicles }) => [dealership.slug, dealership, vehicles] as const))(
  '%s',
  (slug, dealership, vehicles) => {
    test('has bounds of its own, and is within them whole and by half', () => {
      expect(Object.keys(expected)).toContain(slug)
      for (const stock of [vehicles, vehicles.slice(0, enoughToJudge(dealership))]) {
        const verdicts = judge(dealership, stock)
        expect(verdicts.length).toBeGreaterThan(5)
        expect(verdicts.filter(({ isWithin }) => !isWithin)).toEqual([])
      }
    })

    test('does not pass for the stock of another dealer', () => {
      const taken = dealerships.filter(
        (other) => other !== dealership && judge(other, [...vehicles, ...vehicles]).every(({ isWithin }) => isWithin),
      )
      expect(taken.map((other) => other.slug)).toEqual([])
    })

    test('asks what such a vehicle may cost, and says how far it was driven', () => {
      for (const { model, price, km, year, stocknum } of vehicles) {
        if (price !== undefined && price > 11) {
          expect(price, stocknum).toBeGreaterThanOrEqual(2400)
          expect(price, stocknum).toBeLessThan(400_000)
        }
        if (km !== undefined) expect(km, stocknum).toBeLessThan(800_000)
        expect(km === undefined, stocknum).toBe(model.item === 'caravan')
        if (year !== undefined) expect(year, stocknum).toBeLessThanOrEqual(2026)
      }
    })
  },
)

test('on average a used car costs the less the older it is', () => {
  const used = all.filter(
    ({ condition, model, price = 0 }) => condition === 'used' && model.item === 'car' && price > 11,
  )
  const shareOfNew = (year: number) => {
    const shares = used
      .filter((vehicle) => vehicle.year === year)
      .flatMap(({ price = 0, model, badge = '' }) => {
        const grade = model.grades.find(([one]) => one === badge)
        return grade ? [price / grade[1]] : []
      })
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  }
  const byYear = [2014, 2016, 2018, 2020, 2022, 2024, 2025].map(shareOfNew)
  expect(byYear).toEqual(byYear.toSorted((a, b) => a - b))
})

test('a caravan says its sizes, weights and beds in either format', () => {
  const openroad = dealerships.find(({ slug }) => slug === 'openroad-gepps-cross')
  const rows = (format: 'csv' | 'json') =>
    openroad ? [...demoFeed({ ...openroad, format }, { today })].filter((row) => row.includes('Jayco')) : []
  const [van] = lots.flatMap(({ vehicles }) => vehicles.filter(({ model }) => model.make.make === 'Jayco'))
  const [csv = '', json = ''] = [rows('csv'), rows('json')].map((all) =>
    all.find((row) => row.includes(van?.stocknum ?? 'none')),
  )
  for (const fact of [van?.model.size[0], van?.tare, van?.model.caravan?.atm, van?.model.caravan?.sleeps]) {
    expect(csv).toContain(`,${fact},`)
    expect(json).toMatch(new RegExp(`"Value":${fact}[,}]`))
  }
})

test('[FE-4] what harbourside’s lenders find too old has a broker’s quote, which is its estimate on the site', () => {
  const site = readTenant('harbourside')
  const quoted = all.filter(({ youxQuote }) => youxQuote)
  expect(quoted.length).toBeGreaterThan(5)
  for (const { lenders, youxQuote, price, year, model } of quoted) {
    expect(lenders).toBeUndefined()
    const [dealership_slug = ''] = site.dealerships
    const car = { make: model.make.make, dealership_slug, status: 'in_stock', youxQuote, ...(price && { price }) }
    const estimate = financeEstimate({ ...car, ...(year && { year }) }, site, 2026)
    expect(estimate).toMatchObject({
      weekly: youxQuote?.weeklyRepaymentAmount,
      comparison_rate: youxQuote?.comparisonRate,
    })
  }
})
