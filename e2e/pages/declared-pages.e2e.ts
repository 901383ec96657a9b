import { readDraw } from '@forecourt/contracts/endpoints/draws'
import { readPrivacy } from '@forecourt/contracts/endpoints/shoppers'
import { listTenants, readTenant } from '@forecourt/tenants'
import { violationsOf } from '../src/browser/accessibility.ts'
import { afterHydration } from '../src/browser/is-hydrated.ts'
import { api, car, departments, everyRemote, found, subscriptions } from '../src/compliance/compliance-site.ts'
import { pagesOf } from '../src/compliance/page-addresses.ts'
import { fakeWatchlist } from '../src/page-harness/kept-cars.ts'
import { expect, fake, type Page, phone, test } from '../src/page-harness/page-harness.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

test.use({ build: 'development' })

/** Pages about the car that a shopper brings, and the dealer's own words. */
const ofOtherCars = /trade-in|sell-|^\/$|^\/:|offers|location|buy-online|checkout-journey/
/** Letter for letter (FQ-2, 2§8); by the kind of the vehicle itself, which is a car; its address; and what a shopper trades in. */
const specified = [
  'bout this car',
  '/cars/',
  'View All Used Cars',
  'Car Saved In Watchlist',
  'Car Removed',
  'Protect Your Car',
  'Why buy a car',
  'your own car',
]

/** The lines of a page that say `car` on a site that sells something else (`noun`). */
async function foreignNouns(page: Page, pattern: string, noun: readonly string[]): Promise<string[]> {
  if (noun.some((words) => /\bcars?\b/.test(words)) || ofOtherCars.test(pattern)) return []
  const lines = (await page.getByRole('main').innerText()).split('\n')
  return lines.filter((line) => /\bcars?\b/i.test(line) && !specified.some((words) => line.includes(words)))
}

const phone_number = '+61491570156'
const session = { id: 'h'.repeat(43), started_at: '2026-11-20T00:00:00Z', device: 'Safari on iPhone', is_current: true }
const privacy = fake(readPrivacy, () => ({
  ...{ phone_number, site: 'harbourside', sessions: [session] },
  ...{ forms: [], consents: [], stored: {} },
}))

const draw = fake(readDraw, () => ({
  state: 'open' as const,
  draw: {
    ...{ name: 'Summer spin', starts: '2026-11-01T09:00:00+11:00', ends: '2099-02-28T17:00:00+11:00' },
    ...{ prizes: ['Full detail', '$100 of fuel'], chances: [0.05, 2.5], terms: 'One spin for each mobile number.' },
    fingerprint: 'ab'.repeat(32),
  },
}))

for (const tenant of listTenants())
  test(`${tenant} breaks none on any page that is declared, and has no barrier on any`, async ({ serve, open }) => {
    // Some forty pages, each read whole.
    test.setTimeout(240_000)
    const own = readTenant(tenant)
    const { sign_in } = own
    const server = await serve({
      remotes: everyRemote,
      api: [
        ...(own.pricing === 'subscription' ? subscriptions : api),
        departments,
        privacy,
        draw,
        ...fakeWatchlist(car.id).answers,
        tenantContent(tenant),
        ...siteAnswers(own),
      ],
      tenant,
      site: { sign_in: { ...sign_in, open: [...sign_in.open, 'finance-page' as const, 'finance' as const] } },
    })
    const page = await open(server, { at: phone })
    await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
    const foreign: string[] = []
    for (const { pattern, path } of pagesOf(own, car)) {
      // Each is rendered, and none is missing: a page that is not there breaks no rule.
      expect((await page.goto(path))?.status(), path).toBe(200)
      await afterHydration(page)
      expect(await found(page, server), `${pattern} at ${path}`).toEqual([])
      expect(await violationsOf(page), `${pattern} at ${path}`).toEqual([])
      await expect(page.getByText(/did not load/), path).toHaveCount(0)
      foreign.push(...(await foreignNouns(page, pattern, own.copy.noun)).map((line) => `${pattern}: ${line}`))
    }
    expect(foreign).toEqual([])
  })
