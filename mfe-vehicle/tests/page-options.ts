import { autogauge, deliveryPrice, revealPhone, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { fake } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'
import type { Page } from 'playwright/test'

export const car: ShownVehicle = {
  ...exampleCar,
  simple_transmission: 'Automatic',
  simple_fuel: 'Petrol',
  fuelconsumptioncombined: 7.4,
  features: ['Roof rails', 'Head-up display'],
  dealercomments: 'One owner.',
  images: [1, 2, 3, 4, 5].map((index) => ({ image: { url: `/media/${index}.jpg` } })),
}
const carView = { id: car.id, status: car.status, photos_count: 5, updated_at: car.updated_at }
const comparable = { slug: 'another', name: '2022 Toyota RAV4', km: 31_000, city: 'Mosman', price: 48_990 }
export const gauge = {
  ...{ fill: 0.7, listing_price: 46_990, market_range_min: 44_000, market_range_max: 54_000, confidence: 0.8 },
  ...{ source: 'stock' as const, basis: 'Our own stock of the Toyota RAV4.', comparables: [comparable] },
}
export const api = (of: ShownVehicle = car) => [
  ...carAnswers(of),
  fake(autogauge, () => gauge),
  fake(viewCount, () => ({ views: 1234, car_fields: carView })),
  fake(deliveryPrice, ({ params }) =>
    params.postcode === '2300'
      ? { outcome: 'priced' as const, price: 420, name: 'Newcastle' }
      : { outcome: 'unknown_location' as const },
  ),
  fake(revealPhone, () => ({ recorded: true })),
  ...siteAnswers(readTenant('harbourside')),
]
export const on = {
  capabilities: { priceGauge: true, delivery: true, viewCounter: true, revealPhone: false, finance: false },
}
export const options = { remotes: ['vehicle', 'forms', 'search'], api: api(), site: on }
export const address = `/cars/${car.slug}`

/** From here the page's clock, which the test has installed, moves only when the test moves it. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

export const scrollDown = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
export const header = (page: Page) => page.getByRole('region', { name: `About the ${car.name}` })
export const bar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

/** The texts, or values, that an element took one after the other. */
export const recordChanges = (page: Page, selector: string) =>
  page.addInitScript((watched) => {
    const seen: string[] = []
    Reflect.set(window, 'seenValues', seen)
    const read = () => {
      const element = document.querySelector(watched)
      const value = element?.getAttribute('stroke-dasharray') ?? element?.textContent
      if (value && value !== seen.at(-1)) seen.push(value)
    }
    new MutationObserver(read).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
  }, selector)
export const changes = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'seenValues'))
