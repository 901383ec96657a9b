import { department } from '@forecourt/contracts/endpoints/forms'
import { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import { listVehicles, search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { autogauge, vehicle, vehicleById, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { exampleCar } from '../page-harness/example-car.ts'
import { exampleQuote } from '../page-harness/example-quote.ts'
import { fake, type Page } from '../page-harness/page-harness.ts'
import type { PageServer } from '../page-harness/page-server.ts'
import { pageFindings } from './page-rules.ts'
import { seePage } from './see-page.ts'

const finance_estimate = {
  ...{ weekly: 143.2, monthly: 620.06, interest_rate: 7.49, comparison_rate: 8.32 },
  terms: { years: 5, deposit: 3599, balloon: 9000, fee: 395 },
}
const { features: _, specifications: __, dealercomments: ___, ...card } = exampleCar
const hits = [{ ...card, photos_count: 3, finance_estimate }]
/** The car that every page is about, with an estimate. */
export const car = { ...exampleCar, finance_estimate }
const facets = { car_type: [{ value: 'used', count: 1 }] }
const { id, status, updated_at } = exampleCar
/** Some places of a site have a counter. */
const views = fake(viewCount, () => ({ views: 12, car_fields: { id, status, updated_at, photos_count: 1 } }))
const market = { market_range_min: 44_000, market_range_max: 54_000 }
const gauge = {
  ...market,
  fill: 0.7,
  listing_price: 46_990,
  confidence: 0.8,
  source: 'stock' as const,
  comparables: [],
}
export const api = [
  fake(vehicle, () => car),
  fake(autogauge, () => gauge),
  fake(vehicleById, () => car),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({ hits, count: 1, page: 1, pages: 1, ms: 1, facets, histograms: {} })),
  fake(listVehicles, () => ({ hits })),
  views,
  fake(quickQuote, () => exampleQuote),
  fake(createCustomer, () => ({ error: 'none' })),
  fake(geocodePostcode, () => ({ postcode: '2100', state: 'NSW', locality: 'Brookvale', latitude: 0, longitude: 0 })),
]
export const remotes = ['finance', 'vehicle', 'search', 'forms']
/** Pages ask it for their forms, whatever the site sells. */
export const departments = fake(department, () => ({ team: [], services: [], places: [] }))
export const everyRemote = [...remotes, 'locations']

/** What a page breaks, each in a line. */
export const found = async (page: Page, { site }: PageServer) =>
  pageFindings(await seePage(page, site)).map(({ rule, place, what }) => `${rule}: ${place}: ${what}`)

/** A site of subscriptions: a price a week, and no estimate. */
const { finance_estimate: _estimate, ...subscribed } = { ...exampleCar, subscription_price: 249 }
export const subscriptions = [
  fake(vehicle, () => subscribed),
  fake(vehicleById, () => subscribed),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({
    hits: [{ ...card, finance_estimate: undefined, subscription_price: 249, photos_count: 1 }],
    ...{ count: 1, page: 1, pages: 1, ms: 1, facets, histograms: {} },
  })),
  fake(listVehicles, () => ({ hits: [] })),
  views,
]
