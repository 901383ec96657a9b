import { parts } from '@forecourt/contracts/parts/parts'
import type { Look } from '../driver/locator.ts'
import type { Visit } from '../driver/visit.ts'
import { wrongFields } from './fields.ts'
import { answered, engineName, expect, phone, test } from './journey.ts'
import { openEnquiry } from './shared-steps.ts'
import { firstCar, results } from './stock.ts'

const keyboardPx = 336

/** WebKit places boxes at fractions of a pixel. */
const isWhole = ({ box }: Look) => Math.round(box?.height ?? 0) === phone.height && Math.round(box?.y ?? 1) === 0

test('[BY-10] the button that sends stays above a phone’s keyboard, and the sheet fills the screen without it', async ({
  visit,
}) => {
  const page = await visit()
  const car = await firstCar('northgate')
  await page.open(`/cars/${car.slug}`)
  const sheet = await openEnquiry(page)
  const send = sheet.role('button', /^Send to /)
  await send.reach()
  await sheet.when(isWhole, 'to fill the screen')
  await sheet.role('textbox', 'First name').click()
  // No driver has a keyboard on the screen: to a page it is a visual viewport that became lower.
  await page.driver.evaluate((covered) => {
    const { visualViewport: view } = window
    if (!view) return
    Object.defineProperty(view, 'height', { configurable: true, get: () => innerHeight - covered })
    view.dispatchEvent(new Event('resize'))
  }, keyboardPx)
  const isAbove = (bottom: number) => bottom <= phone.height - keyboardPx + 1
  await send.when(({ box }) => isAbove((box?.y ?? 0) + (box?.height ?? 0)), 'to be above the keyboard')
  await send.reach()
  await page.driver.evaluate(() => {
    const { visualViewport: view } = window
    if (!view) return
    Reflect.deleteProperty(view, 'height')
    view.dispatchEvent(new Event('resize'))
  })
  await sheet.when(isWhole, 'to fill the screen again')
})

test('[BY-10] pages ask for the whole screen, and their gutter is wider by the safe area', async ({ visit }) => {
  const page = await visit()
  await page.open('/')
  const { attributes } = await page.driver.evaluate(() => ({
    attributes: document.querySelector('meta[name=viewport]')?.getAttribute('content')?.split(',') ?? [],
  }))
  expect(attributes).toEqual([
    'width=device-width',
    'initial-scale=1',
    'viewport-fit=cover',
    'interactive-widget=resizes-content',
  ])
  // Computed, the safe area of a browser without one is 0 already.
  const styles = await page.driver.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  )
  expect(styles).toMatch(/--gutter:[^;}]*safe-area-inset-left[^;}]*safe-area-inset-right/)
})

/** Those of pages are read where a page of each kind is opened. */
test('[BY-10] each field of text of signing in, of the filters and of a dialog has its keyboard and its autofill token, and is big enough not to be zoomed into', async ({
  visit,
}) => {
  const page = await visit()
  const car = await firstCar('northgate')
  const wrong: unknown[] = []
  const read = async (part: string) => {
    await page.css(part).role('textbox').seen()
    const fields = await wrongFields(page)
    expect(fields.found, await page.path()).toBeGreaterThan(0)
    wrong.push(...fields.wrong)
  }
  await page.open('/sign-in')
  await read('main')
  await page.open(results.northgate)
  await page.role('button', /^Filters/).click()
  await read('dialog')
  for (const [name, part] of Object.entries(parts)) {
    if (!('dialog' in part)) continue
    await page.open(`/cars/${car.slug}#${name}`)
    await read('dialog')
  }
  expect(wrong).toEqual([])
})

test('[BY-10] a second tap on a control is no zoom, so that none waits for it', async ({ visit }) => {
  const page = await visit()
  const car = await firstCar('northgate')
  const waiting = () => [
    ...new Set(
      [...document.querySelectorAll('a, button, input:not([type=hidden]), label, select, summary, textarea')]
        .filter((control) => control.checkVisibility() && getComputedStyle(control).touchAction === 'auto')
        .map((control) => control.outerHTML.slice(0, 100)),
    ),
  ]
  for (const path of ['/', results.northgate, `/cars/${car.slug}`, '/enquire']) {
    await page.open(path)
    expect(await page.driver.evaluate(waiting), path).toEqual([])
  }
})

test('[BY-10] a row of photos that is scrolled part of the way stops at the next photo', async ({ visit }) => {
  const page = await visit()
  const car = await firstCar('northgate')
  await page.open(`/cars/${car.slug}`)
  const track = await page.driver.evaluate(() => {
    const list = document.querySelector('main [role=region] ul, main section ul')
    const style = list && getComputedStyle(list)
    return { overflow: style?.overflowX, snap: style?.scrollSnapType, contain: style?.overscrollBehaviorX }
  })
  expect(track).toEqual({ overflow: 'auto', snap: 'x mandatory', contain: 'contain' })
  await page.driver.evaluate(() => {
    const list = document.querySelector('main [role=region] ul, main section ul')
    list?.scrollBy({ left: list.clientWidth * 0.7 })
  })
  await page
    .role('region', /^Photos of/)
    .role('status')
    .says('Photo 2 of')
  const photosScrolled = () =>
    page.driver.evaluate(() => {
      const list = document.querySelector('main [role=region] ul, main section ul')
      const [first, second] = [...(list?.children ?? [])].map((photo) => photo.getBoundingClientRect().left)
      return first === undefined || second === undefined || !list ? 0 : list.scrollLeft / (second - first)
    })
  await expect.poll(photosScrolled, { timeout: 20_000 }).toBeCloseTo(1, 1)
})

/** Leaves a page, signs in on another, and goes back. Whether the first was kept as it was. */
async function leaveAndReturn(page: Visit): Promise<boolean> {
  await page.open('/about-us')
  await page.driver.evaluate(() => {
    Object.assign(window, { wasKept: 'not yet' })
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { wasKept: persisted })
    })
  })
  await page.open('/dealerships')
  // Signed in on another page: the kept one has to ask.
  await page.driver.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
    document.cookie = 'session_hint=1;path=/'
    performance.clearResourceTimings()
  })
  await page.driver.back()
  await page.at('/about-us')
  // A page that was not kept is a new document, without it.
  const readKept = () => (Reflect.get(window, 'wasKept') ?? false) as boolean | 'not yet'
  return page.until(
    async () => {
      const wasKept = await page.driver.evaluate(readKept)
      return wasKept === 'not yet' ? undefined : wasKept
    },
    () => 'the page was not shown again',
  )
}

const maxVisits = 5

test('[BY-10] a page that was left is kept as it was, and is up to date when it is shown again', async ({
  visit,
  skip,
}) => {
  if (engineName === 'chromium') return skip('chromium’s headless shell keeps no pages')
  // Nobody is signed in: only the hint of it is there.
  const page = await visit({ expected: [answered(401, '/api/session')] })
  let wasKept = false
  for (let turn = 0; turn < maxVisits && !wasKept; turn++) wasKept = await leaveAndReturn(page)
  expect(wasKept).toBe(true)
  const asked = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/session'))
  await expect.poll(() => page.driver.evaluate(asked), { timeout: 20_000 }).toBe(true)
})
