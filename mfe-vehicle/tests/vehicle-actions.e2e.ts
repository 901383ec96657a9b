import { viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { Site } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { alike, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'

const file = 'https://reports.example/rav4.pdf'
const chat = 'https://chat.example/harbourside'
const buttons: Site['buttons'] = ['enquire', 'test-drive', 'trade-in', 'reserve', 'purchase', 'history', 'call']
const all = { tradeIn: true, reserve: true, purchase: true }

/** Where each action leads. */
const places = {
  enquire: 'a[href^="/enquire"]',
  'test drive': 'a[href^="/book-test-drive"]',
  'trade-in': `a[href="/cars/trade-in?car_id=${exampleCar.id}"]`,
  reserve: `a[href="/cars/${exampleCar.slug}/checkout"]`,
  purchase: `a[href="/checkout-journey?car_id=${exampleCar.slug}"]`,
  history: `a[href="${file}"]`,
  chat: `a[href="${chat}"]`,
} as const
type Place = keyof typeof places

type Case = {
  what: string
  car?: Partial<ShownVehicle>
  capabilities?: Partial<typeof all>
  site?: object
  absent: readonly Place[]
  first?: Place
}

const cases: readonly Case[] = [
  { what: 'all are there', car: { file }, absent: ['chat'], first: 'enquire' },
  { what: 'trade-in is off', car: { file }, capabilities: { tradeIn: false }, absent: ['chat', 'trade-in'] },
  {
    what: 'the trade-in rule is of new cars',
    car: { file },
    site: { trade_in_for: ['new'] },
    absent: ['chat', 'trade-in'],
  },
  { what: 'checkout is off', car: { file }, capabilities: { reserve: false }, absent: ['chat', 'reserve'] },
  { what: 'the car has no price', car: { file, price: undefined }, absent: ['chat', 'reserve', 'purchase'] },
  { what: 'there is no history file', absent: ['chat', 'history'] },
  {
    what: 'chat has the place of Enquire',
    car: { file },
    site: { chat: { url: chat, replaces_enquire: true } },
    absent: ['enquire'],
    first: 'chat',
  },
  {
    what: 'the car is for test drives only',
    car: { file, tag: 'Test Drive Only' },
    absent: ['chat', 'reserve', 'purchase'],
    first: 'test drive',
  },
]

for (const at of viewports)
  for (const { what, car = {}, capabilities = {}, site = {}, absent, first } of cases)
    test(`[SB-3] the actions of a car where ${what} (${alike(at)})`, async ({ open }) => {
      const shown = { ...exampleCar, ...car }
      const page = await open(
        {
          remotes: ['vehicle', 'forms', 'search'],
          api: [
            ...carAnswers(shown),
            fake(viewCount, () => ({ views: 1, car_fields: { ...shown, photos_count: shown.images.length } })),
          ],
          site: {
            ...site,
            buttons,
            capabilities: { priceGauge: false, delivery: false, finance: false, ...all, ...capabilities },
          },
        },
        { at },
      )
      await page.goto(`/cars/${exampleCar.slug}`)
      const panel = page.locator('#vehicle-sidebar')
      await expect(panel.getByRole('link').first()).toBeVisible()
      for (const place of Object.keys(places) as Place[])
        await expect(panel.locator(places[place]), place).toHaveCount(absent.includes(place) ? 0 : 1)
      if (!first) return
      const actions = panel.locator(Object.values(places).join())
      expect(await actions.first().evaluate((link, selector) => link.matches(selector), places[first])).toBe(true)
    })
