import type { Browser, Locator, Page } from 'playwright'
import { fastLine, throttledPage } from './throttled-page.ts'

/** Where a shopper finds the filters. */
export type View = 'phone' | 'desktop'

export const viewports: Record<View, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

export type TapPage = { page: Page; boxes: Locator; count: string; close(): Promise<void> }

const placesOf: Record<View, { filters: string; count: string }> = {
  phone: { filters: 'dialog[open]', count: 'dialog[open] [role="status"]' },
  desktop: { filters: 'main aside', count: 'main p[role="status"]' },
}

/** The boxes of the first list that offers several values. */
async function boxesIn(page: Page, filters: string): Promise<Locator> {
  const boxes = page.locator(`${filters} details[open] input[type="checkbox"]:enabled`)
  await boxes.first().waitFor()
  const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('name')))
  const name = names.find((one, index) => names.indexOf(one) !== index)
  return page.locator(`${filters} input[name="${name}"]:enabled`)
}

/** Results with their filters open; only the processor is slow. */
export async function openFilters(browser: Browser, url: string, view: View): Promise<TapPage> {
  const { page, session, close } = await throttledPage(browser, viewports[view])
  await session.send('Network.emulateNetworkConditions', fastLine)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { filters, count } = placesOf[view]
  if (view === 'phone') {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return { page, boxes: await boxesIn(page, filters), count, close }
}

const bareHandler = `<output id="bare-count" hidden></output><script>
  for (const dialog of document.querySelectorAll('dialog[data-opened]')) dialog.showModal()
  const count = document.getElementById('bare-count')
  addEventListener('change', ({ target }) => { count.dataset.box = target.value + target.checked })
</script>`

/**
 * The same document, without its scripts but for one handler, which notes the box on an element of its own: what the
 * browser itself needs for the tap.
 */
export async function openBareCopy(browser: Browser, original: TapPage, view: View): Promise<TapPage> {
  const [address = ''] = original.page.url().split('#')
  const html = await original.page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const script of copy.querySelectorAll('script, noscript, link[rel="modulepreload"]')) script.remove()
    // Opened by its method, as a modal.
    for (const dialog of copy.querySelectorAll('dialog[open]')) {
      dialog.removeAttribute('open')
      dialog.setAttribute('data-opened', '')
    }
    return copy.outerHTML
  })
  const { page, session, close } = await throttledPage(browser, viewports[view])
  await session.send('Network.emulateNetworkConditions', fastLine)
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}${bareHandler}` }),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, boxes: await boxesIn(page, placesOf[view].filters), count: '#bare-count', close }
}
