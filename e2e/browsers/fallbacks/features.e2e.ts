import type { VisitOptions } from '../driver/driver.ts'
import type { Visit } from '../driver/visit.ts'
import { desktop, expect, phone, test } from '../journeys/journey.ts'
import { chooseMake, openEnquiry, openFirstCard } from '../journeys/shared-steps.ts'
import { results } from '../journeys/stock.ts'

const path = results.northgate

/** From the results by a filter to a car, its enquiry, and back. */
async function shop(page: Visit): Promise<void> {
  await page.open(path)
  await page.role('button', /^Filters/).click()
  const sheet = page.role('dialog', 'Filters')
  await chooseMake(page, sheet, 'Isuzu')
  await page.hydrated()
  await sheet.role('button', /^Show me/).click()
  await sheet.gone()
  await page.at(`${path}?make=Isuzu`)
  await openFirstCard(page)
  const enquiry = await openEnquiry(page)
  const comments = enquiry.role('textbox', 'Comments')
  await comments.fill('One\nTwo\nThree\nFour\nFive\nSix\nSeven')
  await comments.holds('One\nTwo\nThree\nFour\nFive\nSix\nSeven')
  await enquiry.role('button', /^Send to /).reach()
  await page.driver.back()
  await page.role('dialog').gone()
  await page.driver.back()
  await page.at(`${path}?make=Isuzu`)
  await page.role('article').seen()
}

/** The panel of the menu begins where the header ends. */
async function openPanel(page: Visit): Promise<void> {
  await page.open('/about-us')
  const menu = page.role('navigation', 'Main')
  await menu.role('button', 'Stock').click()
  const { box } = await menu.css('div:popover-open').seen()
  const header = await page.css('header').look()
  expect(Math.abs((box?.y ?? 0) - ((header.box?.y ?? 0) + (header.box?.height ?? 0)))).toBeLessThan(48)
  await menu.role('link', /^New \d/).click()
  await page.at(/car_type=new/)
}

const withoutProperties =
  (...names: string[]) =>
  (html: string) =>
    names.reduce((text, name) => text.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), ''), html)

type Off = Partial<Pick<VisitOptions, 'before' | 'rewrite'>> & {
  /** Whether it is off, asked in the page. */
  isOff(): boolean
  journey(page: Visit): Promise<void>
  size?: VisitOptions['size']
}

const features: Record<string, Off> = {
  'the Navigation API': {
    before: () => Reflect.deleteProperty(window, 'navigation'),
    isOff: () => !('navigation' in window),
    journey: shop,
  },
  'view transitions': {
    before: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    isOff: () => !('startViewTransition' in document),
    journey: shop,
  },
  'field-sizing': {
    rewrite: withoutProperties('field-sizing'),
    isOff: () =>
      ![...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes('field-sizing:')),
    journey: shop,
  },
  'content-visibility': {
    rewrite: (html) => withoutProperties('content-visibility')(html).replaceAll('content-visibility:hidden', 'x:y'),
    before: () => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...args: string[]) => args[0] !== 'content-visibility' && supports(...(args as [string]))
    },
    isOff: () => !CSS.supports('content-visibility', 'hidden'),
    journey: shop,
  },
  requestIdleCallback: {
    before: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
    isOff: () => !('requestIdleCallback' in window),
    journey: shop,
  },
  'popover anchors': {
    rewrite: (html) =>
      withoutProperties(
        'anchor-name',
        'position-anchor',
      )(html)
        .replaceAll(/(?<=[{;])[\w-]+:anchor\([^;}]*;?/g, '')
        .replaceAll('@supports (anchor-name', '@supports (no-anchor-name'),
    isOff: () => !document.documentElement.outerHTML.includes('anchor('),
    journey: openPanel,
    size: desktop,
  },
}

for (const [name, { before, rewrite, isOff, journey, size = phone }] of Object.entries(features))
  test(`[BY-10] without ${name} the site works as designed`, async ({ visit }) => {
    const page = await visit({ size, ...(before && { before }), ...(rewrite && { rewrite }) })
    await page.open(path)
    expect(await page.driver.evaluate(isOff)).toBe(true)
    await journey(page)
  })
