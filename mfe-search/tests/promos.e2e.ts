import { search, suggest } from '@forecourt/contracts/endpoints/search'
import { axeViolations, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { toHit } from '@forecourt/stock-search/hit'

const hits = Array.from({ length: 6 }, (_, at) => toHit({ ...exampleCar, id: `v${at}`, slug: `car-${at}` }))
const promos = [{ after: 3, title: 'Read the report', text: 'Before you ask.', href: '/', button: 'How buying works' }]
const api = [
  fake(search, () => ({ hits, promos, count: 6, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
  fake(suggest, () => ({ suggestions: [] })),
]

for (const at of viewports)
  test(`[NV-4] [TN-12] a promo card is at its position in the grid (${at.name})`, async ({ open }) => {
    const page = await open({ remotes: ['search'], api }, { at })
    await page.goto('/search/used-cars/')
    const cards = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: 'Read the report' })
      .locator('[role="listitem"]')
    await expect(cards).toHaveCount(7)
    await expect(cards.nth(3)).toContainText('Read the report')
    await expect(cards.nth(3).getByRole('link', { name: 'How buying works' })).toHaveAttribute('href', '/')
    expect(await axeViolations(page)).toEqual([])
  })
