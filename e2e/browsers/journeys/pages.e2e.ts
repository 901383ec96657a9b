import type { Size } from '../driver/driver.ts'
import type { Visit } from '../driver/visit.ts'
import { desktop, expect, phone, test } from './journey.ts'
import { firstCar, results } from './stock.ts'

/** A page of each kind. Its heading is what a reader of the page sees first. */
const kinds = async (): Promise<[string, RegExp][]> => {
  const car = await firstCar('northgate')
  return [
    ['/', /Drive it home/],
    [results.northgate, /vehicles in Brisbane/],
    [`/cars/${car.slug}`, /\d{4} /],
    [`/print?car_id=${car.slug}`, /\d{4} /],
    [`/compare/${car.slug}`, /./],
    ['/watchlist', /Saved vehicles/],
    // It leads who is not signed in there.
    ['/my-garage/privacy', /mobile number/],
    ['/sign-in', /mobile number/],
    ['/success', /./],
    ['/finance-calculator', /a week/],
    ['/get-finance', /./],
    ['/budget-finder', /budget/],
    ['/dealerships', /Our Locations/],
    ['/locations/aspley', /Northgate Aspley/],
    ['/special-offers', /Special offers/],
    ['/offers/kia/tasman-canopy', /Tasman S/],
    ['/about-us', /./],
    ['/brands', /./],
    ['/models', /./],
    ['/kia/overview', /Kia/],
    ['/no/such-page', /./],
  ]
}

/** What is wider than the screen makes the whole page slide. */
const isTooWide = () => document.documentElement.scrollWidth > innerWidth

/** Scripts that the document loads or may import without its naming their integrity. No policy enforces it, as WebKit then refuses preloads. */
function scriptsWithoutIntegrity(): string[] {
  const maps = Array.from(document.querySelectorAll('script[type=importmap]'), ({ textContent }) => textContent ?? '{}')
  const integrity = Object.assign({}, ...maps.map((map) => JSON.parse(map).integrity))
  const tags = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=modulepreload], link[rel=preload][as=script]',
  )
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [
    ...[...tags]
      .filter((tag) => !tag.integrity && !integrity[new URL('src' in tag ? tag.src : tag.href).pathname])
      .map(({ outerHTML }) => outerHTML),
    ...loaded.filter((path) => path.endsWith('.js') && !integrity[path]),
  ]
}

async function seeEachKind(page: Visit): Promise<void> {
  const tooWide: string[] = []
  for (const [path, heading] of await kinds()) {
    await page.open(path)
    await page.role('heading', heading).seen()
    if (await page.driver.evaluate(isTooWide)) tooWide.push(path)
    expect(await page.driver.evaluate(scriptsWithoutIntegrity), path).toEqual([])
  }
  expect(tooWide).toEqual([])
}

for (const [name, size] of Object.entries({ phone, desktop } satisfies Record<string, Size>))
  test(`[BY-10] a page of each kind is shown and hydrated, none is wider than the screen, every script has its integrity (${name})`, async ({
    visit,
  }) => {
    await seeEachKind(await visit({ size, expected: [/no\/such-page/, /401/] }))
  })

test('[BY-10] the menu of a phone opens, goes a level down and back, and leads to a page', async ({ visit }) => {
  const page = await visit()
  await page.open('/about-us')
  const menu = page.role('navigation', 'Main')
  await page.role('button', 'Menu').click()
  await menu.role('button', 'Vehicles').click()
  const kia = menu.css('summary').having(/^Kia/)
  await kia.click()
  await menu.role('link', /^Sportage/).seen()
  await kia.click()
  await menu.role('link', /^Sportage/).gone()
  await menu.css(':popover-open').role('button', 'Vehicles').click()
  await kia.gone()
  await menu.role('button', 'About Us').click()
  await menu.role('link', 'Our brands').click()
  await page.at('/brands')
  await menu.gone()
  await page.role('button', 'Menu').click()
  await menu.seen()
  await page.driver.press('Escape')
  await menu.gone()
})

test('[BY-10] the menu of a wide screen opens its panels under the header, by keyboard too', async ({ visit }) => {
  const page = await visit({ size: desktop })
  await page.open('/about-us')
  const menu = page.role('navigation', 'Main')
  await menu.role('button', 'Vehicles').click()
  const { box } = await menu.css('div:popover-open').seen()
  const header = await page.css('header').look()
  expect(Math.abs((box?.y ?? 0) - ((header.box?.y ?? 0) + (header.box?.height ?? 0)))).toBeLessThan(24)
  await menu.css('summary').having(/Isuzu/).click()
  await menu.role('link', /^D-MAX/).seen()
  await page.driver.press('Escape')
  await menu.role('link', /^D-MAX/).gone()
  await menu.role('button', 'Vehicles').focused()
  await menu.role('button', 'Stock').click()
  await menu.role('link', /^New \d/).click()
  await page.at(/car_type=new/)
  await menu.css('div:popover-open').gone()
})

test('[BY-10] dark is dark, and light is light', async ({ visit }) => {
  const lightness = () => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return -1
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[0] ?? -1
  }
  const dark = await visit({ isDark: true, dealer: 'harbourside' })
  await dark.open('/')
  expect(await dark.driver.evaluate(lightness)).toBeLessThan(60)
  await dark.role('searchbox').seen()
  const light = await visit({ dealer: 'harbourside' })
  await light.open('/')
  expect(await light.driver.evaluate(lightness)).toBeGreaterThan(240)
})

test('[BY-10] on paper a car has its facts and its code, without the site around it', async ({ visit }) => {
  /** As a printer would: WebDriver cannot print in every engine. */
  const asOnPaper = () => {
    const swap = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { mediaText } = rule.media
          if (/\bprint\b/.test(mediaText)) rule.media.mediaText = mediaText.replace(/\bprint\b/, 'all')
          else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all'
        }
        if ('cssRules' in rule) swap(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) swap(sheet.cssRules)
  }
  const page = await visit({ size: desktop })
  const car = await firstCar('northgate')
  await page.open(`/print?car_id=${car.slug}`)
  await page.role('button', 'Print this page').seen()
  await page.driver.evaluate(asOnPaper)
  await page.role('button', 'Print this page').gone()
  await page.css('header:not(main header)').gone()
  await page.role('heading', /\d{4} /).seen()
  await page.role('heading', 'Features').seen()
  await page.css('main').role('img').seen()
})
