import { listTenants, readTenant } from '@forecourt/tenants'
import { pageKinds } from '../../src/screens/page-kinds.ts'
import type { Size } from '../driver/driver.ts'
import type { Visit } from '../driver/visit.ts'
import { freshNumber, signIn } from './codes.ts'
import { dealers } from './dealers.ts'
import { wrongFields } from './fields.ts'
import { answered, desktop, expect, phone, siteUrl, test } from './journey.ts'
import { seesPanelUnderHeader } from './shared-steps.ts'
import { firstCar } from './stock.ts'

/** The two dealers first, whose searches are warm. */
const slugs = [...new Set<string>([...dealers, ...listTenants()])]

const missingPage = '/no/such-page'

/** A page of each kind, as the remotes declare them, and one that is not there. */
async function addressesOfEachKind(): Promise<string[]> {
  const kinds = await pageKinds(
    { siteUrl },
    slugs.map((slug) => ({ slug, paths: readTenant(slug).paths })),
  )
  return [...kinds.map(({ slug, url }) => siteUrl(slug) + url), siteUrl('northgate') + missingPage]
}

/** Run in the page. */
function readScriptsWithoutIntegrity(): string[] {
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

/** Scripts that the document loads or may import without its naming their integrity. No policy enforces it, as WebKit then refuses preloads. */
const scriptsWithoutIntegrity = (page: Visit): Promise<string[]> =>
  page.until(
    () => page.driver.evaluate(readScriptsWithoutIntegrity),
    () => 'the page led to others without end',
  )

/** Run in the page: ends when it has been drawn twice at a width, as the first frame may have begun before. */
const drawnAt = (width: number) =>
  new Promise<null>((done) => {
    const untilDrawn = (frames: number) =>
      requestAnimationFrame(() => (frames === 0 ? done(null) : untilDrawn(innerWidth === width ? frames - 1 : frames)))
    untilDrawn(2)
  })

/**
 * Waits until the page is as wide as asked and all of it fits: what is wider makes the whole page slide. Asks for nothing
 * else meanwhile, as that may make an engine lay out what it had forgotten.
 */
const untilItFits = async (page: Visit, { width }: Size) => {
  const widths = () => [innerWidth, document.documentElement.scrollWidth]
  let now: number[] = []
  await page.until(
    async () => {
      now = await page.driver.evaluate(widths)
      return (now[0] === width && (now[1] ?? 0) <= width) || undefined
    },
    () => `expected the page to fit into ${width} px, and they were ${now.join(' and ')}`,
  )
}

/** Every other page is opened on a phone, the rest on a wide screen, and each is seen at both widths. Most gated ones are signed in to. */
for (const [index, [name, first, second]] of (
  [
    ['phone', phone, desktop],
    ['wide screen', desktop, phone],
  ] as const
).entries())
  test(`[BY-10] a page of each kind is shown and hydrated, none is wider than the screen, every script has its integrity and each field of text its keyboard (opened on a ${name})`, async ({
    visit,
  }) => {
    const page = await visit({ size: first, expected: [answered(404, missingPage)] })
    await page.open('/my-garage/privacy')
    await signIn(page, await freshNumber())
    await page.role('heading', 'Your data').seen()
    for (const address of (await addressesOfEachKind()).filter((_, at) => at % 2 === index)) {
      await page.driver.resize(first)
      await page.open(address)
      await page.css('main').role('heading').seen()
      await untilItFits(page, first)
      expect(await scriptsWithoutIntegrity(page), address).toEqual([])
      expect((await wrongFields(page)).wrong, address).toEqual([])
      await page.driver.resize(second)
      await untilItFits(page, second)
      await page.css('main').role('heading').seen()
    }
  })

test('[BY-10] a page that is there is laid out anew at each new width', async ({ visit }) => {
  const page = await visit({ size: desktop })
  await page.open('/locations/aspley')
  for (const size of [phone, desktop, phone]) {
    await page.driver.resize(size)
    // A measure before it is drawn would have it laid out.
    await page.driver.evaluate(drawnAt, size.width)
    await untilItFits(page, size)
  }
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
  await seesPanelUnderHeader(page)
  await menu.css('summary').having(/Isuzu/).click()
  await menu.role('link', /^D-MAX/).seen()
  await page.driver.press('Escape')
  await menu.role('link', /^D-MAX/).gone()
  await menu.role('button', 'Vehicles').focused()
  await page.driver.press('Tab')
  await menu.role('button', 'Stock').focused()
  await page.driver.press('Enter')
  await seesPanelUnderHeader(page)
  await page.driver.press('Tab')
  await menu.role('link', /^New \d/).focused()
  await page.driver.press('Enter')
  await page.at(/\?car_type=new$/)
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
