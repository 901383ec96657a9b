import type { VisitOptions } from '../driver/driver.ts'
import type { Visit } from '../driver/visit.ts'
import { desktop, expect, phone, test } from '../journeys/journey.ts'
import { chooseMake, openEnquiry, openFirstCard, seesPanelUnderHeader } from '../journeys/shared-steps.ts'
import { results } from '../journeys/stock.ts'

const path = results.northgate

type Look = (page: Visit) => Promise<void>
type Looks = { atResults?: Look; atCar?: Look; atEnquiry?: Look }

/** From the results by a filter to a car, its enquiry, and back, with a look on the way. */
async function shop(page: Visit, { atResults, atCar, atEnquiry }: Looks = {}): Promise<void> {
  await page.open(path)
  await page.role('button', /^Filters/).click()
  const sheet = page.role('dialog', 'Filters')
  await chooseMake(page, sheet, 'Isuzu')
  await page.hydrated()
  await sheet.role('button', /^Show me/).click()
  await sheet.gone()
  await page.at(`${path}?make=Isuzu`)
  await atResults?.(page)
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

/** Notes how pages that are not on screen are hidden: the results stay behind a car for a second. */
async function watchHiddenPages(page: Visit): Promise<void> {
  await page.driver.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { hiddenPages: seen })
    const note = () => {
      for (const hidden of document.querySelectorAll('[data-offstage]:has(article)')) {
        const { contentVisibility, display } = getComputedStyle(hidden)
        const boxes = hidden.querySelector('article')?.getClientRects().length
        seen.push(`content-visibility: ${contentVisibility}, display: ${display}, ${boxes} boxes`)
      }
    }
    new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, childList: true })
  })
}

async function tookNoPlace(page: Visit): Promise<void> {
  const seen = await page.driver.evaluate(() => Reflect.get(window, 'hiddenPages') as string[])
  expect([...new Set(seen)]).toEqual(['content-visibility: visible, display: none, 0 boxes'])
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
    journey: (page) => shop(page, { atResults: watchHiddenPages, atCar: tookNoPlace }),
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
