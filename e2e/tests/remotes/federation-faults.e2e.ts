import { readTenant } from '@forecourt/tenants'
import { ask, expect, expectNoAxeViolations, type Page, test } from '../../src/harness.ts'
import {
  expectHeaderAndFooter,
  failed,
  followTheMenu,
  notice,
  problemsOfCode,
  tryAgain,
} from '../../src/pages/broken-page.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { RemoteReleases } from '../../src/platform/remote-releases.ts'
import { dealers } from '../../src/stock/dealers.ts'

test.use({ platformOf: 'releases' })
test.describe.configure({ mode: 'serial' })

const slug = dealers[0]
const { paths } = readTenant(slug)
const files = '**/remotes/vehicle/**'

let releases: RemoteReleases
let good: string
let address: string

test.beforeAll(async ({ platform }) => {
  releases = await RemoteReleases.open(platform, 'vehicle')
  const { body } = await ask(platform.siteUrl(slug) + paths.search)
  address = body.match(/href="(\/cars\/[^"]+)"/)?.[1] ?? ''
  good = await releases.serving(slug)
})
test.afterEach(async () => {
  if ((await releases.serving(slug)) !== good) await releases.promote(good, slug)
})
test.afterAll(() => releases.copy.remove())

const vehicle = (page: Page) => page.getByRole('region', { name: /^Photos of/ })

test.describe('[MF-4] a fault on the server', () => {
  test('a missing server build: the response is 503, and the browser recovers the page', {
    tag: '@exhaustive',
  }, async ({ platform, open }) => {
    await releases.promote(await releases.publishHarmed('missing'), slug)
    const answer = await ask(platform.siteUrl(slug) + address)
    expect(answer.status).toBe(503)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('This part of the page did not load')
    const page = await open(slug)
    await page.goto(address)
    await expect(vehicle(page)).toBeVisible()
    await expectHeaderAndFooter(page)
  })

  test('a corrupt or changed server build: it never runs, and the previous release is used', {
    tag: '@exhaustive',
  }, async ({ platform, open }) => {
    const version = await releases.publishHarmed('corrupt')
    await releases.promote(version, slug)
    const { status, body } = await ask(platform.siteUrl(slug) + address)
    expect(status).toBe(200)
    expect(body).toContain(`/remotes/vehicle/${good}/entry.js`)
    expect(platform.log()).toContain(`vehicle ${version}: container.mjs is not the published file.`)
    const page = await open(slug)
    await page.goto(address)
    await expect(vehicle(page)).toBeVisible()
  })

  test('a remote that throws at load, everywhere: an accessible fallback, which recovers with another release; the other remote is not affected', {
    tag: '@exhaustive',
  }, async ({ open }) => {
    await releases.promote(await releases.publishBroken('throwsAtLoad'), slug)
    const page = await open(slug, { required: [/Part of the page failed\. Error: broken at load/] })
    const response = await page.goto(address)
    expect(response?.status()).toBe(503)
    await expect(failed(page)).toBeVisible()
    await expectHeaderAndFooter(page)
    await expectNoAxeViolations(page)
    await followTheMenu(page, paths.search)
    await page.goBack()
    await expect(failed(page)).toBeVisible()

    // A page of its own has no problem at all.
    const results = await open(slug)
    await results.goto(paths.search)
    await expect(new ResultsPage(results).cards.first()).toBeVisible()

    // The fallback looks the same before and after, so the test waits for the request.
    const isRequestedAgain = page.waitForRequest('**/api/registry/versions')
    await tryAgain(page).click()
    await isRequestedAgain
    await expect(failed(page)).toBeVisible()

    await releases.promote(good, slug)
    await tryAgain(page).click()
    await expect(vehicle(page)).toBeVisible()
    await expect(failed(page)).toBeHidden()
  })

  test('a remote that throws while rendering on the server: the browser recovers the page', {
    tag: '@exhaustive',
  }, async ({ open, platform }) => {
    await releases.promote(await releases.publishBroken('throwsOnServer'), slug)
    expect((await ask(platform.siteUrl(slug) + address)).status).toBe(503)
    const page = await open(slug)
    await page.goto(address)
    await expect(vehicle(page)).toBeVisible()
  })

  test('a remote that hangs on the server times out after two seconds', { tag: '@exhaustive' }, async ({
    open,
    platform,
  }) => {
    await releases.promote(await releases.publishBroken('hangsOnServer'), slug)
    const started = Date.now()
    expect((await ask(platform.siteUrl(slug) + address)).status).toBe(503)
    expect(Date.now() - started).toBeLessThan(4_000)
    const page = await open(slug)
    await page.goto(address)
    await expect(vehicle(page)).toBeVisible()
  })
})

test.describe('[MF-4] a fault in the browser', () => {
  const { missing, changed, unreachable, reported } = problemsOfCode('vehicle')
  for (const [name, answer, problem] of [
    ['missing', { status: 404, body: 'gone' }, missing],
    ['corrupt', { contentType: 'text/javascript', body: 'const {' }, changed],
    ['a page in place of code', { contentType: 'text/html', body: '<p>Hello</p>' }, changed],
  ] as const) {
    test(`code that is ${name}: the server’s page stays, and becomes usable by a click once it is fixed`, {
      tag: '@exhaustive',
    }, async ({ open }) => {
      const page = await open(slug, { required: [problem, reported] })
      await page.route(files, (route) => route.fulfill(answer))
      await page.goto(address)
      await expect(notice(page)).toBeVisible()
      await expect(vehicle(page)).toBeVisible()
      await expect(failed(page)).toHaveCount(0)
      await expectHeaderAndFooter(page)
      await followTheMenu(page, paths.search)

      await page.goto(address)
      await expect(notice(page)).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await tryAgain(page).click()
      await expect(notice(page)).toBeHidden()
      await expect(vehicle(page)).toBeVisible()
      await page.getByRole('button', { name: 'View photos fullscreen' }).click()
      await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible()
    })
  }

  test('code that hangs: the server’s page stays, with a notice after eight seconds, and a new document recovers it', {
    tag: '@exhaustive',
  }, async ({ open }) => {
    const page = await open(slug, {
      required: [/Part of the page failed\. DeadlineError: The code of vehicle took longer/],
    })
    await page.route(files, () => {})
    await page.goto(address, { waitUntil: 'commit' })
    await expect(vehicle(page)).toBeVisible()
    await expect(notice(page)).toBeVisible({ timeout: 12_000 })
    await page.unroute(files)
    await tryAgain(page).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(vehicle(page)).toBeVisible()
  })

  test('a page that throws while it renders in the browser: a fallback in its area, recovered by another release', {
    tag: '@exhaustive',
  }, async ({ open }) => {
    await releases.promote(await releases.publishBroken('throwsInBrowser'), slug)
    const page = await open(slug, { required: [/Part of the page failed\. Error: broken in the browser/] })
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(address)
    await expect(failed(page)).toBeVisible()
    await expectHeaderAndFooter(page)
    expect(warnings).toHaveLength(1)

    await releases.promote(good, slug)
    await tryAgain(page).click()
    await expect(vehicle(page)).toBeVisible()
  })

  test('a navigation whose code fails: a fallback, the menu works, and a click recovers it', async ({ open }) => {
    const page = await open(slug, { required: [unreachable, reported] })
    await page.goto(paths.search)
    await page.route(files, (route) => route.abort())
    await new ResultsPage(page).cards.first().click()
    await expect(failed(page)).toBeVisible()
    await expect(page).toHaveURL(/\/cars\//)
    await expectHeaderAndFooter(page)
    await followTheMenu(page, paths.search)
    await page.goBack()
    await expect(failed(page)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await tryAgain(page).click()
    await expect(vehicle(page)).toBeVisible()
    await page.goBack()
    await expect(new ResultsPage(page).cards.first()).toBeVisible()
  })

  test('a navigation whose data fails is recovered by a click', async ({ open }) => {
    const page = await open(slug, {
      required: [
        /^request failed: \S+\/api\/cars\/\S+ net::ERR_FAILED$/,
        /Part of the page failed\. ApiError: We could not reach the site\./,
      ],
    })
    await page.goto(paths.search)
    await page.route('**/api/cars/**', (route) => route.abort())
    await new ResultsPage(page).cards.first().click()
    await expect(failed(page)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await tryAgain(page).click()
    await expect(vehicle(page)).toBeVisible()
  })

  test('a part that fails affects itself only, and a click recovers it', async ({ open }) => {
    const ofSearch = problemsOfCode('search')
    const page = await open(slug, { required: [ofSearch.unreachable, ofSearch.reported] })
    await page.route('**/remotes/search/**', (route) => route.abort())
    await page.goto(address)
    const part = page.locator('[data-part="similar-vehicles"]')
    await part.scrollIntoViewIfNeeded()
    await expect(part.getByText('did not load')).toBeVisible()
    await expect(vehicle(page)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await part.getByRole('button', { name: 'Try again' }).click()
    await expect(part.getByRole('link').first()).toBeVisible()
  })
})
