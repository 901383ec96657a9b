import { ask, expect, test } from '../../src/harness.ts'
import { problemsOfFaults } from '../../src/pages/broken-page.ts'
import { type Fault, RemoteReleases } from '../../src/platform/remote-releases.ts'
import { dealers } from '../../src/stock/dealers.ts'

/** Promotions to a ring, and failing releases there. The first dealer is in the canary ring, the second is not. */
test.use({ platformOf: 'trials' })
test.describe.configure({ mode: 'serial' })

const [canary, other] = dealers
let releases: RemoteReleases
let first: string
let address: string

test.beforeAll(async ({ platform }) => {
  releases = await RemoteReleases.open(platform, 'vehicle')
  first = await releases.serving(canary)
  const { body } = await ask(`${platform.siteUrl(canary)}/api/search`)
  address = `/cars/${JSON.parse(body).hits[0].slug}`
})
test.afterAll(() => releases.copy.remove())

test('[MF-3] a release that is promoted to the canary ring is used only there, and pages report its health', async ({
  open,
}) => {
  await releases.copy.replace('src/vehicle/facts/key-information.tsx', 'title="Key information"', 'title="On trial"')
  const version = await releases.publish()
  await releases.run('promote', 'mfe-vehicle', version, '--ring', 'canary')
  await releases.serves(version, canary)
  expect(await releases.serving(other)).toBe(first)

  const page = await open(canary)
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
  await releases.serves(first, canary)
})

for (const fault of ['throwsInBrowser', 'throwsOnServer'] satisfies Fault[])
  test(`[MF-3] a release that ${fault} in a ring is rolled back automatically, and no other site ever used it`, {
    tag: fault === 'throwsOnServer' ? '@exhaustive' : [],
  }, async ({ open }) => {
    const version = await releases.publishBroken(fault)
    await releases.run('promote', 'mfe-vehicle', version, '--ring', 'canary')
    await releases.serves(version, canary)
    const page = await open(canary, { expected: problemsOfFaults })
    const since = performance.now()
    let pages = 0
    await expect(async () => {
      pages += 1
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      expect(await releases.serving(canary)).toBe(first)
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
