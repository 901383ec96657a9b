import type { VisitOptions } from '../driver/driver.ts'
import type { Visit } from '../driver/visit.ts'
import { desktop, expect, phone, test } from '../journeys/journey.ts'
import { chooseMake, openEnquiry, openFirstCard, seesPanelUnderHeader } from '../journeys/shared-steps.ts'
import { results } from '../journeys/stock.ts'

const path = results.northgate

type Look = (page: Visit) => Promise<void>

/** From the results by a filter to a car, its enquiry, and back; `atCar` and `atEnquiry` look there. */
async function shop(page: Visit, { atCar, atEnquiry }: { atCar?: Look; atEnquiry?: Look } = {}): Promise<void> {
  await page.open(path)
  await page.role('button', /^Filters/).click()
  const sheet = page.role('dialog', 'Filters')
  await chooseMake(page, sheet, 'Isuzu')
  await page.hydrated()
  await sheet.role('button', /^Show me/).click()
  await sheet.gone()
  await page.at(`${path}?make=Isuzu`)
  await openFirstCard(page)
  await atCar?.(page)
  const enquiry = await openEnquiry(page)
  const comments = enquiry.role('textbox', 'Comments')
  await comments.fill('One\nTwo\nThree\nFour\nFive\nSix\nSeven')
  await comments.holds('One\nTwo\nThree\nFour\nFive\nSix\nSeven')
  await atEnquiry?.(page)
  await enquiry.role('button', /^Send to /).reach()
  await page.driver.back()
  await page.role('dialog').gone()
  await page.driver.back()
  await page.at(`${path}?make=Isuzu`)
  await page.role('article').seen()
}

/** The results are kept behind a car, and take no place. */
async function hasNoPlaceForResults(page: Visit): Promise<void> {
  const read = async () => {
    // The app lays out what is hidden when the browser is idle.
    await new Promise<void>((done) => requestIdleCallback(() => done()))
    const kept = document.querySelector('[data-offstage]:has(article)')
    const { contentVisibility, display } = kept ? getComputedStyle(kept) : {}
    return { contentVisibility, display, boxes: kept?.querySelector('article')?.getClientRects().length }
  }
  const hidden = { contentVisibility: 'visible', display: 'none', boxes: 0 }
  await expect.poll(() => page.driver.evaluate(read), { timeout: 20_000 }).toEqual(hidden)
}

/** The field of comments keeps its height, and its last line can be scrolled to. */
async function hasScrollableComments(page: Visit): Promise<void> {
  const read = () => {
    const field = document.querySelector('dialog textarea')
    if (!field) return
    const { fieldSizing, overflowY } = getComputedStyle(field) as CSSStyleDeclaration & { fieldSizing?: string }
    field.scrollTop = field.scrollHeight
    const { scrollTop, clientHeight, scrollHeight } = field
    const hiddenPx = Math.round(scrollHeight - clientHeight - scrollTop)
    return { fieldSizing, overflowY, isScrolled: scrollTop > 0, hiddenPx }
  }
  const scrollable = { fieldSizing: 'fixed', overflowY: 'auto', isScrolled: true, hiddenPx: 0 }
  expect(await page.driver.evaluate(read)).toEqual(scrollable)
}

/** The panel of the menu begins where the header ends, to which nothing ties it. */
async function openPanel(page: Visit): Promise<void> {
  await page.open('/about-us')
  const menu = page.role('navigation', 'Main')
  await menu.role('button', 'Stock').click()
  await seesPanelUnderHeader(page)
  const readAnchors = () => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector)
      return element && (getComputedStyle(element) as CSSStyleDeclaration & Record<string, string>)
    }
    return [styleOf('header')?.anchorName, styleOf('nav div:popover-open')?.positionAnchor]
  }
  expect(await page.driver.evaluate(readAnchors)).toEqual(['none', 'normal'])
  await menu.role('link', /^New \d/).click()
  await page.at(/\?car_type=new$/)
}

const withoutProperties =
  (...names: string[]) =>
  (html: string) =>
    names.reduce((text, name) => text.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), ''), html)

type Off = Partial<Pick<VisitOptions, 'before' | 'rewrite'>> & {
  /** Whether it is off, asked in the page; a journey finds what styles are without. */
  isOff?(): boolean
  journey(page: Visit): Promise<void>
  size?: VisitOptions['size']
}

const features: Record<string, Off> = {
  'the Navigation API': {
    before: () => Reflect.deleteProperty(window, 'navigation'),
    isOff: () => !('navigation' in window),
    journey: (page) => shop(page),
  },
  'view transitions': {
    before: () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    isOff: () => !('startViewTransition' in document),
    journey: (page) => shop(page),
  },
  'field-sizing': {
    rewrite: withoutProperties('field-sizing'),
    journey: (page) => shop(page, { atEnquiry: hasScrollableComments }),
  },
  'content-visibility': {
    rewrite: (html) => withoutProperties('content-visibility')(html).replaceAll('content-visibility:hidden', 'x:y'),
    before: () => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...args: string[]) => args[0] !== 'content-visibility' && supports(...(args as [string]))
    },
    journey: (page) => shop(page, { atCar: hasNoPlaceForResults }),
  },
  requestIdleCallback: {
    before: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
    isOff: () => !('requestIdleCallback' in window),
    journey: (page) => shop(page),
  },
  'popover anchors': {
    rewrite: (html) =>
      withoutProperties(
        'anchor-name',
        'position-anchor',
      )(html)
        .replaceAll(/(?<=[{;])[\w-]+:anchor\([^;}]*;?/g, '')
        .replaceAll('@supports (anchor-name', '@supports (no-anchor-name'),
    journey: openPanel,
    size: desktop,
  },
}

for (const [name, { before, rewrite, isOff, journey, size = phone }] of Object.entries(features))
  test(`[BY-10] without ${name} the site works as designed`, async ({ visit }) => {
    const page = await visit({ size, ...(before && { before }), ...(rewrite && { rewrite }) })
    await page.open(path)
    if (isOff) expect(await page.driver.evaluate(isOff)).toBe(true)
    await journey(page)
  })
