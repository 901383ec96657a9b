import { readTenant } from '@forecourt/tenants'
import { isHydrated } from '../../src/browser/is-hydrated.ts'
import { expect, type Page, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers, visits } from '../../src/stock/dealers.ts'

/** Production React repairs a hydration mismatch silently; development React reports it. */
test.use({ platformOf: 'development', isDevelopment: true })

/** Development React's message on every page, which production never has: it proves which one runs. */
const greeting = /Download the React DevTools/

/** Development builds are large, and a machine may be busy. */
const announcementDelay = (page: Page, words: RegExp) =>
  page.waitForEvent('console', { predicate: (message) => words.test(message.text()), timeout: 30_000 })

async function expectSilentHydration(page: Page, path: string): Promise<void> {
  const said = announcementDelay(page, greeting)
  await page.goto(path)
  await said
  await expect.poll(() => isHydrated(page)).toBe(true)
}

test('a heading that differs from the rendered one is reported', async ({ open }) => {
  const [slug] = dealers
  const page = await open(slug, { expected: [greeting, /Hydration failed/] })
  await page.addInitScript(() => {
    const changeHeading = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading?.textContent) return
      changeHeading.disconnect()
      heading.textContent = 'Something else'
    })
    changeHeading.observe(document, { childList: true, subtree: true })
  })
  const reported = announcementDelay(page, /Hydration failed/)
  await page.goto(readTenant(slug).paths.search)
  await reported
})

for (const { slug, at } of visits) {
  const { paths } = readTenant(slug)
  test(`[RT-1] [RT-4] development React reports no mismatch when it hydrates results and a vehicle (${slug}, ${at.name})`, async ({
    open,
  }) => {
    const page = await open(slug, { at, expected: [greeting] })
    await expectSilentHydration(page, `${paths.search}?sortBy=price_asc&page=2`)
    await expectSilentHydration(page, paths.search)
    const { cards } = new ResultsPage(page)
    const address = (await cards.first().getAttribute('href')) ?? ''
    await expectSilentHydration(page, address)
  })
}
