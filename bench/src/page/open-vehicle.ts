import { within } from '@forecourt/e2e/browser/within'
import { readTenant } from '@forecourt/tenants'
import type { Page } from 'playwright'
import type { Bench } from '../runner/bench.ts'
import { dwellMs, reach } from './reach.ts'
import { throttledPage } from './throttled-page.ts'

declare global {
  interface Window {
    /** When the heading of the vehicle was first on screen, in the document's own time. */
    headingShown?: Promise<number>
    clickedAt?: number
  }
}

/** Notes the end of the first frame in which the vehicle's own heading is on screen, and the moment of a click. */
function watchHeading(title: string): void {
  addEventListener('click', (event) => (window.clickedAt = event.timeStamp), { capture: true })
  const isOnScreen = (heading: Element): boolean => {
    if (heading.textContent !== title || !heading.checkVisibility()) return false
    const { left, top, height } = heading.getBoundingClientRect()
    return heading.contains(document.elementFromPoint(left + 1, top + height / 2))
  }
  window.headingShown = new Promise((resolve) => {
    const look = () => {
      if ([...document.querySelectorAll('main h1')].some(isOnScreen)) requestAnimationFrame(resolve)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Milliseconds from the click, or from the start of a document that was loaded as a whole. */
const headingShown = (page: Page, { isClicked }: { isClicked: boolean }): Promise<number> =>
  within(
    'showing the vehicle',
    page.evaluate(async (wasClicked) => {
      const { headingShown: shown, clickedAt } = window
      if (!shown || (clickedAt !== undefined) !== wasClicked) throw new Error('The click led to a new document.')
      return (await shown) - (clickedAt ?? 0)
    }, isClicked),
  )

/** Click on a card until the vehicle's content is visible, against a full page load of the same vehicle. */
export const openVehicle: Bench = {
  summary: 'click on a card until the vehicle is visible, over a full page load of the same vehicle',
  async prepare({ say, openPlatform, openBrowser }) {
    const platform = await openPlatform()
    const browser = await openBrowser()
    const slug = 'harbourside'
    const results = platform.siteUrl(slug) + readTenant(slug).paths.search
    const desktop = { width: 1440, height: 900 }
    const cards = 'main a[href^="/cars/"]'

    const probe = await browser.newPage()
    await probe.goto(results)
    const vehiclePath = (await probe.locator(cards).first().getAttribute('href')) ?? ''
    await probe.goto(platform.siteUrl(slug) + vehiclePath)
    const title = (await probe.locator('main h1').textContent()) ?? ''
    await probe.close()
    say(`${title}, ${platform.siteUrl(slug)}${vehiclePath}`)

    const measured = async () => {
      const { page, close } = await throttledPage(browser, desktop)
      await page.addInitScript(watchHeading, title)
      await page.goto(results, { waitUntil: 'networkidle' })
      // Its link gets the search as a parameter when the pointer comes near.
      const card = page.locator(`main a[href^="${vehiclePath}"]`).first()
      await reach(page, card)
      await page.waitForTimeout(dwellMs)
      await card.click()
      const ms = await headingShown(page, { isClicked: true })
      await close()
      return ms
    }
    const baseline = async () => {
      const { page, close } = await throttledPage(browser, desktop)
      await page.addInitScript(watchHeading, title)
      await page.goto(platform.siteUrl(slug) + vehiclePath)
      const ms = await headingShown(page, { isClicked: false })
      await close()
      return ms
    }
    return {
      goals: [
        {
          kind: 'ratio',
          name: 'click over full load',
          limit: 0.1,
          unit: 'ms',
          rounds: 41,
          pair: { measured, baseline },
        },
      ],
      async close() {
        await browser.close()
        await platform.close()
      },
    }
  },
}
