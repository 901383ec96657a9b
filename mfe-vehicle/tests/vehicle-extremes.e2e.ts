import { autogauge, deliveryPrice, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { tablet } from '@forecourt/e2e/browser/viewports'
import { axeViolations, expect, fake, orTablet, test, viewports } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'
import { extractText, getDocumentProxy } from 'unpdf'

/** What a vehicle must have, and nothing else. */
const minimal: ShownVehicle = {
  ...{ id: 'v2', slug: 'kia-rio-h1', dealership_slug: 'harbourside-brookvale', name: 'Kia Rio', make: 'Kia' },
  ...{ model: 'Rio', stocknum: 'H1', status: 'in_stock', car_type: 'used', item_type: 'car', reserved: false },
  ...{ certified: false, show_on_dealer_website: true, preorder: false, features: [], specifications: [], images: [] },
  ...{ created_at: '2026-11-01T00:00:00Z', created_at_timestamp: 1_793_491_200, updated_at: '2026-11-01T00:00:00Z' },
  custom_rank: 0,
}

const groups = ['Suspension', 'Brakes', 'Wheels', 'Dimensions', 'Warranty']
const angles = ['Front three-quarter', 'Rear three-quarter', 'Side', 'Dash', 'Seats', 'Boot', 'Wheel', 'Engine']
/** Everything that a feed can say of a car. */
const full: ShownVehicle = {
  ...exampleCar,
  ...{ series: 'AXAH54R', vin: 'JTMRW3FV10D012345', nvic: 'ABC01', regplate: 'ABC12D', rego_expiry: '2027-06-30' },
  ...{ build_date: '2023-03', compliance_date: '2023-05', tag: 'Manager’s special', certified: true },
  ...{ before_price: 49_990, state: 'NSW', state_average_market_price: 49_900, average_market_price: 50_100 },
  ...{ colour: 'Glacier White', interior_colour: 'Black leather', body: 'Wagon', trans: 'CVT Auto 6sp', drive: 'AWD' },
  ...{
    fuel: 'Hybrid',
    simple_drive: 'AWD',
    simple_fuel: 'Hybrid',
    simple_transmission: 'Automatic',
    seats: 5,
    doors: 5,
  },
  ...{
    gearnum: 6,
    geartype: 'Continuously variable',
    bodyconfiguration: 'Wagon',
    engine_size_litres: 2.5,
    cylinders: 4,
  },
  ...{ power_kw: 163, fuelconsumptioncombined: 4.8, towingcapacitybraked: 1500, ancaprating: 5 },
  dealercomments: 'One owner from new, full service history, both keys and all its books. '.repeat(12).trim(),
  features: Array.from({ length: 42 }, (_, index) => `Feature number ${index + 1}`),
  specifications: groups.flatMap((group) =>
    Array.from({ length: 9 }, (_, index) => ({ group, name: `${group} fact ${index + 1}`, value: 'As measured' })),
  ),
  carsales_title: 'Toyota RAV4 Cruiser Hybrid Auto eFour',
  file: '/media/report.pdf',
  images: angles.map((angle, index) => ({ image: { url: `/media/${index}.jpg` }, angle })),
  video_url: '/media/film.mp4',
  ...{ city: 'Brookvale', state: 'NSW', private_suburb: 'Manly', private_postcode: '2095' },
  finance_note: 'Weekly estimate, to approved applicants.',
  finance_disclaimer: 'The lender’s terms, fees and criteria apply to every application. '.repeat(6).trim(),
}

const api = (car: ShownVehicle) => [
  ...carAnswers(car),
  fake(autogauge, () => ({
    ...{ fill: 0.7, listing_price: 46_990, market_range_min: 44_000, market_range_max: 54_000, confidence: 0.8 },
    ...{ source: 'stock' as const, basis: 'Our own stock of the Toyota RAV4.', comparables: [] },
  })),
  fake(viewCount, () => ({
    views: 1234,
    car_fields: { id: car.id, status: car.status, photos_count: car.images.length, updated_at: car.updated_at },
  })),
  fake(deliveryPrice, () => ({ outcome: 'priced' as const, price: 420, name: 'Newcastle' })),
  ...siteAnswers(readTenant('harbourside')),
]
const site = { capabilities: { priceGauge: true, delivery: true, viewCounter: true, finance: true } }
const remotes = ['vehicle', 'forms', 'search', 'finance', 'locations']

for (const [what, car] of [
  ['with its required fields alone', minimal],
  ['with all that a feed can say', full],
] as const) {
  for (const at of [...viewports, tablet])
    test(`a car ${what} is whole: no empty part, nothing beside the page, no barrier (${orTablet(at)})`, async ({
      open,
    }, info) => {
      const page = await open({ remotes, api: api(car), site }, { at })
      await page.goto(`/cars/${car.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Parts watch for being seen from then on.
      await afterHydration(page)
      for (const name of await page.locator('[data-part]').evaluateAll((all) => all.map((one) => one.dataset.part)))
        await page.locator(`[data-part="${name}"]`).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: info.outputPath('page.png'), fullPage: true })
      await expect(page.getByText(/did not load/)).toHaveCount(0)
      await expect(page.getByRole('main').getByText(/undefined|\bnull\b|NaN|Invalid Date|\[object/)).toHaveCount(0)
      const main = page.getByRole('main')
      expect(await main.locator('section, details').evaluateAll(withoutContent)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await axeViolations(page)).toEqual([])
    })

  test(`a car ${what} prints on two pages at most, and no page ends with a heading`, async ({ open }, info) => {
    const page = await open({ remotes, api: api(car), site })
    await page.goto(`/cars/${car.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A gauge comes by itself, and is not for paper.
    if (car.price) await expect(page.getByRole('img', { name: /^Great Deal/ })).toBeAttached()
    const headings = await page.locator('main h2, main h3, main summary').allInnerTexts()
    const pdf = await page.pdf({ format: 'A4', path: info.outputPath('page.pdf') })
    const paper = await getDocumentProxy(new Uint8Array(pdf))
    expect(paper.numPages).toBeLessThanOrEqual(2)
    const { text } = await extractText(paper)
    expect(text.join(' ')).toContain(car.model)
    for (const words of text)
      expect(headings.filter((heading) => heading && words.trim().endsWith(heading))).toEqual([])
    for (const words of ['Search used cars', 'Your privacy', 'Opening hours'])
      expect(text.join(' ')).not.toContain(words)
  })
}

/** The names of parts that have a heading and nothing under it, as they are drawn. */
function withoutContent(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const heading = element.querySelector(':scope > h2, :scope > summary')
    const words = element.textContent?.trim() ?? ''
    const isDrawn = element.getBoundingClientRect().height > 0
    const hasOther = element.querySelector('img, svg, input, button, canvas, iframe, video') !== null
    return heading && isDrawn && !hasOther && words === heading.textContent?.trim() ? [words] : []
  })
}
