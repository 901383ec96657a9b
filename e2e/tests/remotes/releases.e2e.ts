import { readTenant } from '@forecourt/tenants'
import { holdRequests } from '../../src/browser/hold-requests.ts'
import { isElementHydrated } from '../../src/browser/is-hydrated.ts'
import { ask, expect, type Page, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { type Fault, RemoteReleases } from '../../src/platform/remote-releases.ts'
import { dealers } from '../../src/stock/dealers.ts'

test.use({ platformOf: 'releases' })
test.describe.configure({ mode: 'serial' })

/** The first dealer is in the canary ring, the second is not. */
const [slug, other] = dealers
const { paths } = readTenant(slug)
const keyInformation = 'src/vehicle/facts/key-information.tsx'

let releases: RemoteReleases
let address: string
let first: string
let second: string

const old = (page: Page) => page.getByRole('heading', { name: 'Key information', exact: true })
const changed = (page: Page) => page.getByRole('heading', { name: 'What we know of it', exact: true })

test.beforeAll(async ({ platform }) => {
  releases = await RemoteReleases.open(platform, 'vehicle')
  const { body } = await ask(platform.siteUrl(slug) + paths.search)
  address = body.match(/href="(\/cars\/[^"]+)"/)?.[1] ?? ''
  first = await releases.serving(slug)
  await releases.copy.replace(keyInformation, 'title="Key information"', 'title="What we know of it"')
})
test.afterAll(() => releases.copy.remove())

test('[MF-2] publishing a changed remote builds and writes that remote only, without releasing it', async ({
  open,
  platform,
}) => {
  const before = await releases.run('list')
  second = await releases.publish()
  expect(second).not.toBe(first)
  const after = await releases.run('list')
  const searchOnly = (text: string) => text.match(/^search[\s\S]*?(?=^vehicle)/m)?.[0]
  expect(searchOnly(after)).toBe(searchOnly(before))
  expect(after).toContain(`  ● ${first}`)
  expect(after).toContain(`    ${second}`)
  const page = await open(slug)
  await page.goto(address)
  await expect(old(page)).toBeVisible()
  expect(await releases.run('publish', releases.copy.folder)).toContain(`Nothing changed since vehicle ${second}`)
  expect((await ask(`${platform.siteUrl(slug)}/remotes/vehicle/${second}/entry.js`)).status).toBe(200)
  expect((await ask(`${platform.siteUrl(slug)}/remotes/vehicle/${second}/server/container.mjs`)).status).toBe(404)
})

test('[MF-3] a page of the old release whose scripts load after the promotion hydrates completely with the old one; its next navigation uses the new one', async ({
  open,
}) => {
  const page = await open(slug)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const counts = { added: 0, removed: 0 }
    Object.assign(globalThis, { counts })
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      const watch = new MutationObserver((records) => {
        for (const { target, addedNodes, removedNodes } of records) {
          // Parts that load when the page is idle, and the dealer's popup, are in no document (NV-3).
          if (target instanceof Element && target.closest('[data-part]')) continue
          counts.added += [...addedNodes].filter(({ nodeName }) => nodeName !== 'DIALOG').length
          counts.removed += removedNodes.length
        }
      })
      if (root) watch.observe(root, { childList: true, subtree: true })
    })
  })
  const unblock = await holdRequests(page, /\/(assets|remotes)\/.*\.js$/)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(old(page)).toBeVisible()

  await releases.promote(second, slug)
  unblock()
  const photos = page.getByRole('region', { name: /^Photos of/ })
  await expect.poll(() => isElementHydrated(photos)).toBe(true)
  await expect(old(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'counts'))).toEqual({
    added: 0,
    removed: 0,
  })
  expect(asked.filter((path) => path.startsWith(`/remotes/vehicle/${second}/`))).toEqual([])
  // A view is counted and the price gauge asked for once the page is idle, and the files of its own releases are asked for.
  expect(
    asked.filter((path) => path.startsWith('/api/') && !/\/(view\.json|autogauge)$|^\/api\/releases\//.test(path)),
  ).toEqual([])

  // A link within this document: a new document would begin with the new release and could not fail.
  const part = page.locator('[data-part="similar-vehicles"]')
  // It trusts its last registry check for a moment, so an immediate click may still use the old release.
  await expect(async () => {
    if (!page.url().endsWith(address)) await page.goBack()
    await part.scrollIntoViewIfNeeded()
    await part.locator('a[href^="/cars/"]').first().click()
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    await expect(changed(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  expect(asked).toContain('/api/registry/versions')
})

test('[MF-3] a promotion reaches open pages, and so does a rollback, without a restart', async ({ open }) => {
  await releases.promote(first, slug)
  const page = await open(slug)
  await page.goto(paths.search)
  await releases.promote(second, slug)
  await new ResultsPage(page).cards.first().click()
  await expect(changed(page)).toBeVisible()
  await page.goBack()
  await expect(new ResultsPage(page).cards.first()).toBeVisible()
  expect(await releases.run('rollback', 'mfe-vehicle')).toContain(
    `vehicle ${first} serves again, in place of ${second}.`,
  )
  await releases.serves(first, slug)
  // A document trusts its last registry check for a moment, so an immediate click may still use the other release.
  await expect(async () => {
    if (!page.url().includes(paths.search)) await page.goBack()
    await new ResultsPage(page).cards.first().click()
    await expect(old(page)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})

test('[MF-3] a release that is promoted to the canary ring is used only there, and pages report its health', async ({
  open,
}) => {
  await releases.copy.replace(keyInformation, 'title="What we know of it"', 'title="On trial"')
  const version = await releases.publish()
  await releases.run('promote', 'mfe-vehicle', version, '--ring', 'canary')
  await releases.serves(version, slug)
  expect(await releases.serving(other)).toBe(first)

  const page = await open(slug)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'On trial', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const beacon = page.waitForRequest('**/api/beacons')
  // Like a shopper who switches tabs.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await beacon).postDataJSON()).toEqual({
    pages: expect.arrayContaining([expect.objectContaining({ remote: 'vehicle', version, failed: 0 })]),
  })
  await releases.run('rollback', 'mfe-vehicle')
  await releases.serves(first, slug)
})

for (const [fault, required] of [
  ['throwsInBrowser', [/Part of the page failed\. Error: broken in the browser/]],
  ['throwsOnServer', []],
] as const satisfies [Fault, RegExp[]][])
  test(`[MF-3] a release that ${fault} in a ring is rolled back automatically, and no other site ever used it`, {
    tag: fault === 'throwsOnServer' ? '@exhaustive' : [],
  }, async ({ open }) => {
    const version = await releases.publishBroken(fault)
    await releases.run('promote', 'mfe-vehicle', version, '--ring', 'canary')
    await releases.serves(version, slug)
    const page = await open(slug, { required })
    const since = performance.now()
    let pages = 0
    await expect(async () => {
      pages += 1
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(await releases.serving(slug)).toBe(first)
    }).toPass({ timeout: 40_000 })
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    console.log(`${fault}: rolled back ${seconds} s after the first shopper opened it, at page ${pages}.`)
    expect(await releases.serving(other)).toBe(first)
    expect(await releases.run('list')).toMatch(
      new RegExp(
        `${version.replaceAll('.', '\\.')} .* rolled back from the ring canary at .*: \\d+ of \\d+ pages failed`,
      ),
    )
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Key information', exact: true })).toBeVisible()
  })
