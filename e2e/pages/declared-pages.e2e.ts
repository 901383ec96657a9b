import { listTenants, readTenant } from '@forecourt/tenants'
import { violationsOf } from '../src/browser/accessibility.ts'
import {
  api,
  car,
  departments,
  everyRemote,
  expected,
  found,
  others,
  subscriptions,
} from '../src/compliance/compliance-site.ts'
import { pagesOf } from '../src/compliance/page-addresses.ts'
import { fakeWatchlist } from '../src/page-harness/kept-cars.ts'
import { expect, type Page, phone, test } from '../src/page-harness/page-harness.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

test.use({ build: 'development' })

/** Pages about the car that a shopper brings, and the dealer's own words. */
const ofOtherCars = /trade-in|sell-|^\/$|^\/:|offers|location|buy-online|checkout-journey/
/** Letter for letter (FQ-2, 2§8); by the kind of the vehicle itself, which is a car; and its address. */
const specified = [
  'bout this car',
  '/cars/',
  'View All Used Cars',
  'Car Saved In Watchlist',
  'Car Removed',
  'Protect Your Car',
  'Why buy a car',
]

/** The lines of a page that say `car` on a site that sells something else (`noun`). */
async function foreignNouns(page: Page, pattern: string, noun: readonly string[]): Promise<string[]> {
  if (noun.some((words) => /\bcars?\b/.test(words)) || ofOtherCars.test(pattern)) return []
  const lines = (await page.getByRole('main').innerText()).split('\n')
  return lines.filter((line) => /\bcars?\b/i.test(line) && !specified.some((words) => line.includes(words)))
}

for (const tenant of listTenants())
  test(`${others(tenant)} breaks none on any page that is declared, and has no barrier on any`, async ({
    serve,
    open,
  }) => {
    // Some forty pages, each read whole.
    test.setTimeout(240_000)
    const own = readTenant(tenant)
    const { sign_in } = own
    const server = await serve({
      remotes: everyRemote,
      api: [
        ...(own.pricing === 'subscription' ? subscriptions : api),
        departments,
        ...fakeWatchlist(car.id).answers,
        tenantContent(tenant),
        ...siteAnswers(own),
      ],
      tenant,
      site: { sign_in: { ...sign_in, open: [...sign_in.open, 'finance-page' as const, 'finance' as const] } },
    })
    const page = await open(server, { at: phone, expected })
    await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
    const foreign: string[] = []
    for (const { pattern, path } of pagesOf(own, car)) {
      // Each is rendered, and none is missing: a page that is not there breaks no rule.
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('main'), path).toBeVisible()
      expect(await found(page, server), `${pattern} at ${path}`).toEqual([])
      expect(await violationsOf(page), `${pattern} at ${path}`).toEqual([])
      foreign.push(...(await foreignNouns(page, pattern, own.copy.noun)).map((line) => `${pattern}: ${line}`))
    }
    expect(foreign).toEqual([])
  })
