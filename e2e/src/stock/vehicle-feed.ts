import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import { expect } from 'playwright/test'
import { ask } from '../platform/ask.ts'
import { forecourt } from '../platform/command-line.ts'
import { oncePerSite } from '../platform/once-per-site.ts'
import { type FeedRow, writeFeed } from './write-feed.ts'

const photos = (...names: string[]) => names.map((name) => `/media/demo/suv/${name}.avif`).join('|')
const sixPhotos = photos(
  ...['silver', 'red'].flatMap((colour) => ['front-3-4', 'rear-3-4', 'side'].map((shot) => `${colour}/${shot}`)),
)

/** A photo of VP600 only, for the test that lets it fail. */
export const breakablePhoto = photos('white/side')

const rav4: FeedRow = {
  stocknum: 'VP100',
  make: 'Toyota',
  model: 'RAV4',
  badge: 'Cruiser',
  year: 2023,
  car_type: 'used',
  status: 'in_stock',
  body: 'SUV',
  price: 46_990,
  before_price: 48_990,
  price_type: 'drive_away',
  km: 28_410,
  trans: 'Automatic',
  drive: 'AWD',
  fuel: 'Petrol',
  engine_size_litres: 2.487,
  colour: '',
  rego_expiry: '2099-03-14',
  features: Array.from({ length: 10 }, (_, index) => `Feature ${index + 1}`).join('|'),
  dealercomments: `${'a'.repeat(399)}. Then the rest.`,
  images: sixPhotos,
}

/** One vehicle for each state of the page, by stock number. */
const feed: FeedRow[] = [
  rav4,
  { ...rav4, stocknum: 'VP200', model: 'Kluger', images: '', dealercomments: '---', rego_expiry: '2020-01-01' },
  { ...rav4, stocknum: 'VP300', model: 'Corolla Cross', images: photos('red/front-3-4', 'red/side', 'red/rear-3-4') },
  { ...rav4, stocknum: 'VP400', model: 'Fortuner', status: 'sold', price: 51_230 },
  { ...rav4, stocknum: 'VP500', model: 'Prado', status: 'coming_soon' },
  { ...rav4, stocknum: 'VP600', model: 'Yaris Cross', images: `${breakablePhoto}|${photos('red/side')}` },
  { ...rav4, stocknum: 'VP700', model: 'Supra', body: 'Coupe', status: 'sold', price: 251_230 },
]

/** The path of each vehicle of the feed on a site, by stock number. */
export type Addresses = Record<string, string>

/** Replaces a dealer's stock by the vehicles above, and waits until they can be found; once for each dealer of a platform. */
export const importVehicles = oncePerSite(async (platform, slug): Promise<Addresses> => {
  const file = await writeFeed(feed)
  const dealership = readTenant(slug).dealerships[0] ?? ''
  const imported = await forecourt(platform, 'stock', 'import', file, '--dealership', dealership, '--allow-shrink')
  expect(imported, imported.output).toMatchObject({ code: 0 })
  await rm(dirname(file), { recursive: true })
  const search = async (): Promise<{ slug: string; stocknum: string }[]> => {
    const { body } = await ask(`${platform.siteUrl(slug)}/api/search?make=Toyota`)
    return JSON.parse(body).hits
  }
  const stocknums = feed.map(({ stocknum }) => stocknum)
  await expect.poll(async () => (await search()).map(({ stocknum }) => stocknum).sort()).toEqual(stocknums)
  return Object.fromEntries((await search()).map((hit) => [hit.stocknum, `/cars/${hit.slug}`]))
})
