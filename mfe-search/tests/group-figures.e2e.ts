import { search } from '@forecourt/contracts/endpoints/search'
import { homeSchema } from '@forecourt/contracts/site/home'
import { alike, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'

const site = readTenant('meridian')
/** Brands of which there is none in stock are left out. */
const makes = ['Kia', 'Ford', 'Toyota'].map((value, index) => ({ value, count: index + 1 }))
const stock = fake(search, () => ({
  hits: [],
  count: 6,
  page: 1,
  pages: 1,
  ms: 1,
  facets: { make: makes },
  histograms: {},
}))
const brands = ['Kia', 'Ford', 'Toyota'].map((name) => ({ name, href: `/search/all-stock/?make=${name}` }))
/** As a group's file would say it; the counter says no number, so it is the default of 192 a day. */
const home = homeSchema.parse({
  ...site.home,
  sections: [
    {
      kind: 'stats',
      items: [
        { value: '50+', label: 'locations' },
        { value: '40+', label: 'brands' },
        { value: '30+', label: 'years' },
      ],
    },
    { kind: 'brands', title: 'Find your make', brands },
    { kind: 'sales_counter', title: 'Sold across the group today' },
  ],
})

for (const at of viewports)
  test(`[NV-5] a group’s figures, its brands, and a counter of 192 a day by Brisbane’s clock (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(
      {
        remotes: ['search', 'locations'],
        tenant: 'meridian',
        site: { home },
        api: [stock, ...siteAnswers(site)],
      },
      { at },
    )
    // Noon in Brisbane, which has no summer time: in Sydney it is one.
    await page.clock.install({ time: new Date('2026-11-23T02:00:00Z') })
    await page.goto('/')
    for (const [value, label] of [
      ['50+', 'locations'],
      ['40+', 'brands'],
      ['30+', 'years'],
    ] as const)
      await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(value)
    await expect(page.getByRole('region', { name: 'Find your make' }).getByRole('link')).toHaveText([
      'Kia 1',
      'Ford 2',
      'Toyota 3',
    ])
    const counter = page.getByRole('region', { name: 'Sold across the group today' }).getByRole('paragraph')
    await expect(counter).toHaveText('96')
    // One more each 450 seconds, seen at the next look: every 150 seconds.
    await page.clock.runFor(300_000)
    await expect(counter).toHaveText('96')
    await page.clock.runFor(150_000)
    await expect(counter).toHaveText('97')
    // Midnight in Brisbane begins anew; it shows from ten on.
    await page.clock.setSystemTime(new Date('2026-11-23T14:00:00Z'))
    await page.clock.runFor(150_000)
    await expect(counter).toHaveCount(0)
    await page.clock.setSystemTime(new Date('2026-11-23T15:15:00Z'))
    await page.clock.runFor(150_000)
    await expect(counter).toHaveText('10')
  })
