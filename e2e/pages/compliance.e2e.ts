import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { listTenants, readTenant } from '@forecourt/tenants'
import { readContent } from '@forecourt/tenants/read-content'
import { afterHydration } from '../src/browser/is-hydrated.ts'
import { api, car, everyRemote, found, remotes, subscriptions } from '../src/compliance/compliance-site.ts'
import { expect, type Page, phone, test } from '../src/page-harness/page-harness.ts'
import type { PageServer } from '../src/page-harness/page-server.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

// Development React reports what does not hydrate as it was rendered.
test.use({ build: 'development' })

type Visit = (page: Page, server: PageServer) => Promise<unknown>
async function quoted(page: Page): Promise<void> {
  // FQ-4. A press on the default history asks for the quote, as often as it is pressed.
  await afterHydration(page)
  await page.getByRole('radio', { name: /GREAT/ }).click()
  await expect(page.getByText('$120.24', { exact: true }).filter({ visible: true }).first()).toBeVisible()
}

/** The pages, panels and dialogs that state prices, costs of credit or consent. */
const visits = {
  results: (page, { site }) => page.goto(site.paths.search),
  vehicle: (page) => page.goto(`/cars/${car.slug}`),
  async calculatorOfVehicle(page) {
    await page.goto(`/cars/${car.slug}#finance-calculator`)
    await expect(page.getByRole('complementary', { name: 'Your estimate' }).getByText('$143.20')).toBeVisible()
  },
  calculator: (page) => page.goto(`/finance-calculator?car_id=${car.id}`),
  async receipt(page) {
    await page.goto('/finance-calculator?residual=9000')
    await page.getByRole('button', { name: 'How is it worked out?' }).click()
    await expect(page.getByRole('dialog', { name: 'How is it worked out?' })).toContainText('Loan paid out')
  },
  async finance(page) {
    await page.goto(`/finance?car_id=${car.id}`)
    await quoted(page)
  },
  callToAction: (page) => page.goto('/get-finance'),
  async popup(page) {
    await page.goto(`/get-finance#finance-quote?car_id=${car.id}`)
    await expect(page.getByRole('dialog', { name: 'Finance pre-approval' })).toBeVisible()
    await quoted(page)
  },
  budget: (page) => page.goto('/budget-finder'),
  enquiry: (page) => page.goto('/enquire'),
} satisfies Record<string, Visit>
type VisitName = keyof typeof visits

for (const tenant of ['harbourside', 'northgate', 'meridian', 'openroad'])
  test(`${tenant} breaks no rule of prices, finance and consent on its pages`, async ({ serve, open }) => {
    const { site } = await serve({ remotes: ['finance'], tenant })
    // The finance page without signing in.
    const sign_in = { ...site.sign_in, open: [...site.sign_in.open, 'finance-page' as const, 'finance' as const] }
    const server = await serve({ remotes, api, tenant, site: { sign_in } })
    const page = await open(server)
    for (const [name, visit] of Object.entries<Visit>(visits)) {
      await visit(page, server)
      await afterHydration(page)
      expect(await found(page, server), name).toEqual([])
    }
  })

test('a locked interest rate has its comparison rate beside it', async ({ serve, open }) => {
  const calculator = { interest: 7.99, interest_locked: true }
  const server = await serve({ remotes, api, site: { finance: financeSettings.public.finance.parse({ calculator }) } })
  const page = await open(server)
  // Of no car: that of an advertised one is locked at the advertised rate.
  await page.goto('/finance-calculator')
  await afterHydration(page)
  expect(await found(page, server)).toEqual([])
  await page
    .locator('form [data-figure=comparison-rate]')
    .first()
    .evaluate((element) => element.remove())
  await page
    .locator('aside [data-figure=comparison-rate]')
    .evaluate((element) => element.removeAttribute('data-figure'))
  expect(await found(page, server)).toContainEqual(expect.stringMatching(/section 160: 7\.99%: no comparison rate/))
})

test('a site of subscriptions breaks none', async ({ serve, open }) => {
  const own = readTenant('drivewise')
  const server = await serve({
    remotes: everyRemote,
    api: [...subscriptions, ...siteAnswers(own)],
    tenant: 'drivewise',
  })
  const page = await open(server)
  for (const path of [server.site.paths.search, `/cars/${car.slug}`, '/enquire']) {
    await page.goto(path)
    await afterHydration(page)
    expect(await found(page, server), path).toEqual([])
  }
})

for (const tenant of listTenants())
  test(`${tenant} breaks none on the pages that it writes itself`, async ({ serve, open }) => {
    test.slow()
    const own = readTenant(tenant)
    const server = await serve({
      remotes: everyRemote,
      api: [tenantContent(tenant), ...siteAnswers(own), ...api],
      tenant,
    })
    const page = await open(server)
    for (const { path } of readContent(own).pages) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await afterHydration(page)
      expect(await found(page, server), path).toEqual([])
    }
  })

const rate = '8.32% comparison rate'
const text = (own: string | RegExp) => (page: Page) =>
  page.getByText(own, { exact: true }).filter({ visible: true }).first()
const figure =
  (name: string, within = 'body') =>
  (page: Page) =>
    page.locator(`${within} [data-figure=${name}]`).filter({ visible: true }).first()
const style = (of: ReturnType<typeof text>, property: string, value: string) => (page: Page) =>
  of(page).evaluate((element, [name, own]) => element.style.setProperty(name, own), [property, value] as const)
const remove = (of: ReturnType<typeof text>) => (page: Page) => of(page).evaluate((element) => element.remove())
const comparison = figure('comparison-rate')
/** Words between a figure and its comparison rate, which move neither. */
const separate = (page: Page) =>
  comparison(page).evaluate((element) => {
    const words = Array.from({ length: 7 }, () =>
      Object.assign(document.createElement('dd'), { textContent: 'or more' }),
    )
    for (const word of words) word.style.position = 'absolute'
    element.before(...words)
  })

/** Every place that says what a quote holds by, on whatever width. */
const withoutTerms = (page: Page) =>
  page.getByText(/over 5 years|5 year term/).evaluateAll((elements) => {
    for (const element of elements) element.remove()
  })

const seeded: [string, VisitName, (page: Page) => Promise<unknown>, RegExp][] = [
  ['a smaller comparison rate', 'calculator', style(comparison, 'font-size', '10px'), /RG 178.*size 10 beside \d/],
  [
    'one smaller than an interest rate',
    'finance',
    style(comparison, 'font-size', '10px'),
    /RG 178.*beside \d.* of 7\.49%/,
  ],
  ['a lighter one', 'popup', style(comparison, 'font-weight', '400'), /RG 178.*weight 400 beside 700/],
  [
    'a faded one',
    'receipt',
    style(figure('comparison-rate', 'dialog'), 'opacity', '0.5'),
    /RG 178.*opacity 0\.5 beside 1/,
  ],
  ['a pale one', 'results', style(text(rate), 'color', '#999'), /RG 178.*contrast 2\.\d beside/],
  ['a hidden one', 'vehicle', style(text(rate), 'visibility', 'hidden'), /RG 178.*hidden/],
  ['one far away', 'results', style(text(rate), 'translate', '0 600px'), /RG 178.*px away/],
  ['one that is read later', 'calculator', separate, /RG 178.*\d texts after \$/],
  ['a repayment without one', 'results', remove(text(rate)), /section 160: \$143\.20\/week: no comparison rate/],
  [
    'a repayment without its terms',
    'results',
    remove(text(/^over 5 years at/)),
    /RG 234.*\$143\.20\/week: no term, deposit, final payment and interest rate/,
  ],
  ['a quote without them', 'finance', withoutTerms, /RG 234.*\$120\.24: no term, deposit and final payment/],
  ['a figure without one', 'finance', remove(comparison), /section 160: 7\.49%: no comparison rate/],
  ['a comparison rate without its warning', 'calculator', remove(text(/^WARNING:/)), /section 163.*no warning/],
  ['no dealer licence', 'enquiry', remove(text(/Dealer licence/)), /section 19A.*no licence/],
  ['a price without its type', 'callToAction', remove(text('Drive away')), /section 48: \$46,990: no price type/],
]
for (const [name, visit, seed, finding] of seeded)
  test(`finds ${name} (${visit})`, async ({ serve, open }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at: phone })
    const go: Visit = visits[visit]
    await go(page, server)
    // What is changed before then does not hydrate.
    await afterHydration(page)
    expect(await found(page, server)).toEqual([])
    await seed(page)
    const after = await found(page, server)
    expect(after).toContainEqual(expect.stringMatching(finding))
    // One element was changed: all that is found is of it, beside each of the figures that it belongs to.
    expect(new Set(after.map((one) => one.split(':')[0])).size).toBe(1)
  })

test('finds ticked boxes for marketing', async ({ serve, open }) => {
  const server = await serve({ remotes, api })
  const page = await open(server)
  for (const visit of ['enquiry', 'finance'] satisfies VisitName[]) {
    const go: Visit = visits[visit]
    await go(page, server)
    await page.getByRole('checkbox', { name: /^Send me offers/ }).check()
    expect(await found(page, server)).toEqual([expect.stringMatching(/Spam Act 2003.*ticked already/)])
  }
})
