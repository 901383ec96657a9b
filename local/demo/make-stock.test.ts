import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FeedVehicle } from '@forecourt/stock/feeds/feed-vehicle'
import { readFeed } from '@forecourt/stock/feeds/read-feed'
import { listTenants, readTenant } from '@forecourt/tenants'
import { describe, expect, test } from 'vitest'
import { demoFeeds } from './make-stock.ts'

const today = new Date('2026-11-21T00:00:00Z')
const feeds = demoFeeds({ today })

async function vehiclesOf(feed: (typeof feeds)[number]): Promise<FeedVehicle[]> {
  async function* source() {
    yield Buffer.from(feed.text)
  }
  const rows = await Array.fromAsync(readFeed(source(), feed.format))
  return rows.map((row) => {
    if (row.kind !== 'vehicle') throw new Error(JSON.stringify(row))
    return row.vehicle
  })
}

test('the same seed and day make the same feeds; another seed makes others', () => {
  expect(demoFeeds({ today })).toEqual(feeds)
  expect(demoFeeds({ today, seed: 7 })[0]?.text).not.toBe(feeds[0]?.text)
})

test('each feed is of a dealership that a site shows, and of what the site sells', async () => {
  const sites = listTenants().map((slug) => readTenant(slug))
  for (const feed of feeds) {
    const site = sites.find(({ dealerships }) => dealerships.includes(feed.dealership))
    for (const { car_type, item_type } of await vehiclesOf(feed)) {
      expect(site?.car_types).toContain(car_type)
      expect(site?.item_types).toContain(item_type)
    }
  }
})

describe.each(feeds.map((feed) => [feed.dealership, feed] as const))('%s', (_, feed) => {
  test('has every state that a page must cope with', async () => {
    const vehicles = await vehiclesOf(feed)
    const having = (test: (vehicle: FeedVehicle) => boolean) => vehicles.filter(test).length
    expect(vehicles.length).toBeGreaterThanOrEqual(60)
    for (const status of ['in_stock', 'sold', 'coming_soon'])
      expect(having((v) => v.status === status)).toBeGreaterThan(0)
    expect(having(({ reserved }) => reserved)).toBeGreaterThan(0)
    expect(having(({ price }) => price === undefined)).toBeGreaterThan(0)
    expect(having(({ before_price }) => before_price !== undefined)).toBeGreaterThan(0)
    expect(having(({ fuel }) => fuel === 'Electric')).toBeGreaterThan(0)
    expect(having(({ fuel }) => fuel === 'Petrol/Electric')).toBeGreaterThan(0)
    expect(having(({ images }) => images.length === 0)).toBeGreaterThan(0)
    expect(having(({ images }) => images.length === 1)).toBeGreaterThan(0)
    expect(having(({ images }) => images.length > 3)).toBeGreaterThan(20)
  })

  test('shows only photos that exist', async () => {
    const vehicles = await vehiclesOf(feed)
    const urls = new Set(vehicles.flatMap(({ images }) => images.map(({ image }) => image.url)))
    for (const url of urls) await access(join(import.meta.dirname, 'photos', url.replace('/media/demo/', '')))
  })

  test('asks believable prices', async () => {
    for (const { name, price, km, year } of (await vehiclesOf(feed)).map((v) => ({
      ...v,
      name: `${v.year} ${v.model}`,
    })))
      if (price !== undefined) {
        expect(price, name).toBeGreaterThan(6000)
        expect(price, name).toBeLessThan(110_000)
        expect(km, name).toBeLessThan(160_000)
        expect(year, name).toBeLessThanOrEqual(2026)
      }
  })
})
