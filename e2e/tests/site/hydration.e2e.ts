import { readTenant } from '@forecourt/tenants'
import { isHydrated } from '../../src/browser/is-hydrated.ts'
import { expect, type Page, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers, visits } from '../../src/stock/dealers.ts'

/** Production React mends a hydration that does not match without a word; development React says what differs. */
test.use({ platformOf: 'development', isDevelopment: true })

/** What development React says on every page, and production never: that it is the one that runs. */
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

test('a heading that is not what its page renders is reported', async ({ open }) => {
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
  test(`[RT-1] [RT-4] development React finds nothing amiss when it hydrates results and a vehicle (${slug}, ${at.name})`, async ({
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
