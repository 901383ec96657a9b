import { readTenant } from '@forecourt/tenants'
import { desktop, expect, expectNoAxeViolations, phone } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { count, countFor, it, openResults } from '../../src/stock/search-results.ts'

const [slug] = dealers
const { paths } = readTenant(slug)

for (const at of [desktop, phone]) {
  it(`[SR-2] filters that answers do not count fetch their values when opened, and work like any other (${at.name})`, async ({
    open,
    ask,
  }) => {
    const page = await open(slug, { at })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openResults(page, `${paths.search}?sortBy=newest`)
    expect(asked.filter((path) => path.startsWith('/api/filters/'))).toEqual([])
    if (at === phone) await page.getByRole('button', { name: /^Filters/ }).click()
    const filters = at === phone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByLabel('Filters')
    await filters.getByText('Seats', { exact: true }).click()
    const values = filters.getByRole('group', { name: 'Seats' })
    const first = values.getByRole('checkbox', { disabled: false }).first()
    await expect(first).toBeVisible()
    await expectNoAxeViolations(page)
    const seats = await first.getAttribute('value')
    await first.check()
    await expect(page).toHaveURL((url) => url.search === `?seats=${seats}&sortBy=newest`)
    await expect(first).toBeChecked()
    if (at === phone) await page.getByRole('button', { name: /^Show / }).click()
    const { count: left } = await ask(slug, `seats=${seats}`)
    await expect(count(page)).toHaveText(countFor(slug, left))
  })
}

it('values that cannot be fetched are requested again by a click', async ({ open }) => {
  const page = await open(slug, {
    required: [
      /^request failed: \S+\/api\/filters\/\S+ net::ERR_FAILED$/,
      /Part of the page failed\. ApiError: We could not reach the site\./,
    ],
  })
  await openResults(page, paths.search)
  await page.route('**/api/filters/*', (route) => route.abort())
  await page.getByLabel('Filters').getByText('Badge', { exact: true }).click()
  await expect(page.getByText('We could not fetch these just now.')).toBeVisible()
  await page.unroute('**/api/filters/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('group', { name: 'Badge' }).getByRole('checkbox').first()).toBeVisible()
})
