import { Readable } from 'node:stream'
import { carTypes } from '@forecourt/contracts/stock/car-types'
import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dealerships } from '@forecourt/demo-stock/dealers/dealerships'
import { demoFeed, feedFile } from '@forecourt/demo-stock/feeds/write-feed'
import { lotSize, makeStock } from '@forecourt/demo-stock/make-stock'
import { specialCases } from '@forecourt/demo-stock/special/special-cases'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { importStock } from '@forecourt/stock/import/import-stock'
import { readDealership, streamDealership } from '@forecourt/stock/table/stock-table'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { describe, expect, test } from 'vitest'
import { importDemoStock, seedDemoStock } from './seed-demo-stock.ts'

/** Late in its UTC day, so that what was sold today is not yet a day ago. */
const now = new Date('2026-11-21T22:00:00Z')
const day = 86_400
const soldDaysAgo = ({ status, sold_date_timestamp = 0 }: Vehicle): number =>
  status === 'sold' ? Math.floor((now.getTime() / 1000 - sold_date_timestamp) / day) : Number.NaN

/** How each case is known once it is in the table. A case without a line here fails. */
const found: Record<string, (vehicle: Vehicle) => boolean> = {
  'sold in a row': (one) => soldDaysAgo(one) === 1,
  'sold today': (one) => soldDaysAgo(one) === 0,
  'sold four days ago': (one) => soldDaysAgo(one) === 4,
  'sold a month ago': (one) => soldDaysAgo(one) === 30,
  reserved: ({ reserved }) => reserved,
  'coming soon': ({ status, images }) => status === 'coming_soon' && images.length > 0,
  'coming soon without photos': ({ status, images }) => status === 'coming_soon' && images.length === 0,
  'unknown status': ({ status }) => status === 'in_transit',
  'no price': ({ price, subscription_price }) => price === undefined && subscription_price === undefined,
  // PR-1: no price, so the import leaves it out.
  'price 10': ({ price }) => price === undefined,
  'price 11': ({ price }) => price === 11,
  'pre-order': ({ preorder, price }) => preorder && price === undefined,
  'was-price': ({ price = 0, before_price = 0 }) => before_price > price,
  'offer price': ({ price = 0, offer_price }) => offer_price !== undefined && offer_price < price,
  'below market': ({ price = 0, state_average_market_price: state = 0 }) => state - price > 499,
  'just listed': ({ created_at_timestamp }) => Math.floor((now.getTime() / 1000 - created_at_timestamp) / day) === 1,
  'no photos': ({ images }) => images.length === 0,
  'one photo': ({ images }) => images.length === 1,
  'three photos': ({ images }) => images.length === 3,
  'four photos': ({ images }) => images.length === 4,
  video: ({ video_url }) => video_url !== undefined,
  'spin with hotspots': ({ spin_images = [], hotspots = [] }) => spin_images.length >= 3 && hotspots.length === 2,
  'interior panorama': ({ spin_interior_image }) => spin_interior_image !== undefined,
  'history report': ({ file, vin }) => vin !== undefined && (file?.endsWith(vin) ?? false),
  'test drive only': ({ tag }) => tag === 'Test Drive Only',
  'custom tag': ({ tag }) => tag === 'One owner',
  'longest name and comments': ({ name, dealercomments = '' }) => name.length > 110 && dealercomments.length > 800,
  'separator for comments': ({ dealercomments }) => dealercomments === undefined || dealercomments === '---',
  'null values': ({ series, interior_colour, regplate }) => !series && !interior_colour && !regplate,
  'missing everything optional': (one) => one.year === undefined && one.badge === undefined && one.km === undefined,
  'not for the website': ({ show_on_dealer_website }) => !show_on_dealer_website,
}

const [harbourside, northgate] = dealerships

withLocalTables()

const imported = dealerships.filter(({ slug }) => !slug.startsWith('meridian-'))

describe.each(imported.map((dealership) => [dealership.slug, dealership] as const))('%s', (slug, dealership) => {
  const made = [...makeStock(dealership, { today: now })]
  const stored = new Map<string, Vehicle>()

  test('is imported whole, with nothing refused', async () => {
    const report = await importDemoStock(dealership, now)
    expect(report).toMatchObject({ updated: 0, refused: 0, refused_rows: [] })
    // A write whose answer comes too late is sent again, and finds what it wrote.
    expect(report.created + report.unchanged).toBe(made.length)
    for await (const page of readDealership(slug)) for (const { vehicle } of page) stored.set(vehicle.stocknum, vehicle)
    expect(stored.size).toBe(made.length)
  })

  test.each(specialCases.map((one) => [one.name, one] as const))(
    'has as many as it can of: %s',
    (name, { count, suits }) => {
      const special = made.filter((vehicle) => vehicle.special === name)
      const could = made.filter((vehicle) => suits?.(vehicle, dealership) ?? true)
      expect(special.length).toBe(Math.min(count, could.length))
      for (const { stocknum } of special) {
        const vehicle = stored.get(stocknum)
        expect(vehicle && found[name]?.(vehicle), stocknum).toBe(true)
      }
    },
  )

  const rowOfSold = made.filter(({ special }) => special === 'sold in a row').map(({ stocknum }) => stocknum)

  test('has five sold vehicles of one badge, year and price', () => {
    const row = rowOfSold.map((stocknum) => stored.get(stocknum))
    expect(row.length).toBe(5)
    const alike = row.map((one) => [one?.status, one?.make, one?.model, one?.badge, one?.year, one?.price].join(' '))
    expect(new Set(alike).size).toBe(1)
  })

  test.each(['price_asc', 'price_desc', 'newest'] as const)(
    '[SR-12] these follow each other by %s, and are one where a site shows such as one',
    async (sortBy) => {
      const engine = createEmbeddedSearch()
      await engine.apply([...stored.values()].map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
      const pricing = dealership.isSubscription ? 'subscription' : 'purchase'
      const kinds = { carTypes: [...carTypes], itemTypes: ['car', 'caravan', 'motorcycle', 'motorhome', 'truck'] }
      const listed = async (collapsesSold: boolean) => {
        const scope = testScope({ dealerships: [slug], pricing, ...kinds, collapsesSold })
        return (await engine.list(scope, { ...emptySearch, sortBy }, made.length, now.getTime() / 1000)).hits
      }
      const isInRow = ({ stocknum }: Hit) => rowOfSold.includes(stocknum)
      const all = await listed(false)
      const first = all.findIndex(isInRow)
      expect(all.slice(first, first + 5).every(isInRow)).toBe(true)

      const collapsed = await listed(true)
      expect(collapsed.filter(isInRow).length).toBeLessThanOrEqual(1)
      expect(collapsed.length).toBeLessThanOrEqual(all.length - 4)
    },
  )

  test('has certified vehicles where it has a programme, of its make and within its rule, and none elsewhere', () => {
    const { certifies } = dealership
    const certified = [...stored.values()].filter((one) => one.certified)
    expect(certified.length > 0).toBe(certifies !== undefined)
    for (const { make, car_type, km = 0, stocknum } of certified) {
      expect(`${make} ${car_type}`, stocknum).toBe(`${certifies?.make} used`)
      expect(km, stocknum).toBeLessThanOrEqual(certifies?.maxKm ?? 0)
    }
  })
})

test('a lot of which a stopped start left a part is made whole by the next, and then stays as it is', async () => {
  // Of a slug that a site shows and that no other test here imports.
  const small = { ...harbourside, slug: 'meridian-cannington', batches: [{ condition: 'used', count: 120 }] as const }
  const stocked = async () => (await Array.fromAsync(streamDealership(small.slug))).length
  const source = Readable.from([...demoFeed(small, { today: now })].map((row) => Buffer.from(row)))
  const { slug: dealership, format } = small
  const onProgress = () => {
    throw new Error('stopped')
  }
  const options = { source, format, dealership, file: feedFile(small), now, allowShrink: false, onProgress }
  await expect(importStock(options)).rejects.toThrow('stopped')
  expect(await stocked()).toBeGreaterThan(0)
  expect(await stocked()).toBeLessThan(lotSize(small))

  const said: string[] = []
  const start = () => seedDemoStock((step) => said.push(step), [small])
  await start()
  expect(await stocked()).toBe(lotSize(small))
  await start()
  expect(said).toEqual([expect.stringMatching(/^Importing \d+ vehicles for meridian-cannington /)])
})

test('a caravan in the table says how many it sleeps, how large and heavy it is, and what carries it', async () => {
  const caravans: Vehicle[] = []
  for await (const page of readDealership('openroad-gepps-cross'))
    caravans.push(...page.flatMap(({ vehicle }) => (vehicle.item_type === 'caravan' ? [vehicle] : [])))
  expect(caravans.length).toBeGreaterThan(100)
  for (const { body_length, body_width, tare_weight, axle_type, sleeps, aggregate_trailer_mass } of caravans) {
    expect(body_length).toBeGreaterThan(4000)
    expect(body_width).toBeGreaterThan(2000)
    expect(axle_type).toMatch(/Axle/)
    expect(sleeps).toBeGreaterThanOrEqual(2)
    expect(aggregate_trailer_mass).toBeGreaterThan(tare_weight ?? Number.POSITIVE_INFINITY)
  }
})

test('shoppers find what is no car by the body that it is', async () => {
  const bodies = new Set<string>()
  for await (const page of readDealership('openroad-gepps-cross'))
    for (const { vehicle } of page) bodies.add(`${vehicle.item_type}: ${vehicle.simple_body}`)
  expect([...bodies].sort()).toEqual([
    'caravan: Caravan',
    'motorcycle: Motorcycle',
    'motorhome: Motorhome',
    'truck: Light truck',
  ])
})

test('every case is found in the stock of the first two dealers, by what it is', () => {
  const cases = [harbourside, northgate].flatMap((dealership) =>
    [...makeStock(dealership, { today: now })].map(({ special }) => special),
  )
  for (const { name } of specialCases) expect(cases).toContain(name)
})

test('there are demonstrators, hybrids, electric cars, caravans with their facts, and thirty of the same car', () => {
  const all = imported.flatMap((dealership) => [...makeStock(dealership, { today: now })])
  expect(all.filter(({ condition }) => condition === 'demo').length).toBeGreaterThan(30)
  expect(all.filter(({ engine }) => engine?.fuel === 'Petrol/Electric').length).toBeGreaterThan(30)
  expect(all.filter(({ engine }) => engine?.fuel === 'Electric').length).toBeGreaterThan(30)
  expect(all.filter(({ model }) => model.item === 'caravan' && model.caravan).length).toBeGreaterThan(100)
  const same = [...makeStock(northgate, { today: now })].filter(
    ({ model, badge, year }) => model.model === 'Sportage' && badge?.startsWith('SX Hybrid') && year === 2026,
  )
  expect(same.length).toBeGreaterThanOrEqual(30)
})
