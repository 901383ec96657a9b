import { readTenant } from '@forecourt/tenants'
import { ask, expect, expectNoAxeViolations, type Page, phone, test } from '../../src/harness.ts'
import { expectHeaderAndFooter, failed, notice, problemsOfCode, tryAgain } from '../../src/pages/broken-page.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { RemoteReleases } from '../../src/platform/remote-releases.ts'
import { dealers } from '../../src/stock/dealers.ts'

/** Faults of federation-faults.e2e.ts, for the results on a phone. */
test.use({ platformOf: 'releases' })
test.describe.configure({ mode: 'serial' })

const slug = dealers[0]
const { paths, copy } = readTenant(slug)
const files = '**/remotes/search/**'

let releases: RemoteReleases
let good: string

test.beforeAll(async ({ platform }) => {
  releases = await RemoteReleases.open(platform, 'search')
  good = await releases.serving(slug)
})
test.afterEach(() => releases.promote(good, slug))
test.afterAll(() => releases.copy.remove())

async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.search_heading)
  await expect(new ResultsPage(page).cards.first()).toBeVisible()
  await expect(failed(page)).toHaveCount(0)
}

test('[MF-4] results with a missing server build: the response is 503, and the browser recovers the page', async ({
  platform,
  open,
}) => {
  await releases.promote(await releases.publishHarmed('missing'), slug)
  expect((await ask(platform.siteUrl(slug) + paths.search)).status).toBe(503)
  const page = await open(slug, { at: phone })
  await page.goto(paths.search)
  await expectResults(page)
  await expectHeaderAndFooter(page)
})

test('[MF-4] results with code that is missing in the browser: the server’s stay, and become usable by a click once it is fixed', async ({
  open,
}) => {
  const { missing, reported } = problemsOfCode('search')
  const page = await open(slug, { at: phone, required: [missing, reported] })
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(paths.search)
  await expect(notice(page)).toBeVisible()
  await expectResults(page)
  await expectHeaderAndFooter(page)

  await page.unroute(files)
  await tryAgain(page).click()
  await expect(notice(page)).toBeHidden()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('[MF-4] results that break: a fallback in their area, and a click shows them with another release', async ({
  open,
}) => {
  await releases.promote(await releases.publishBroken('throwsAtLoad'), slug)
  const page = await open(slug, { at: phone, required: [/Part of the page failed\. Error: broken at load/] })
  await page.goto(paths.search)
  await expect(failed(page)).toBeVisible()
  await expectHeaderAndFooter(page)
  await expectNoAxeViolations(page)

  await releases.promote(good, slug)
  await tryAgain(page).click()
  await expectResults(page)
})
