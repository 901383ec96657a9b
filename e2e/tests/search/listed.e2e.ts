import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import { desktop, expect, forecourt, phone, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { demoFeed, type FeedRow, writeFeed } from '../../src/stock/write-feed.ts'

test.use({ platformOf: 'imports' })

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

/** Vehicles that are named for why they are listed or not; the first row names the fields. */
function feedFor(soldWindowDays: number): FeedRow[] {
  const states = {
    'In Stock': {},
    'Coming Soon': { status: 'coming_soon' },
    'Just Sold': { status: 'sold', sold_at: ago(soldWindowDays - 0.5) },
    'Sold Long Ago': { status: 'sold', sold_at: ago(soldWindowDays + 0.5) },
    Withdrawn: { status: 'withdrawn' },
    Hidden: { show_on_dealer_website: 'false' },
  }
  const [vehicle] = demoFeed('L', 1)
  return Object.entries(states).map(([model, state], index) => ({
    ...vehicle,
    sold_at: '',
    show_on_dealer_website: 'true',
    // A make that no other test of this platform has.
    make: 'Lancia',
    stocknum: `L${index}`,
    vin: '',
    model,
    ...state,
  }))
}

for (const slug of dealers) {
  const { paths, dealerships, sold_window_days } = readTenant(slug)

  test(`[SR-11] the results list vehicles in stock, coming soon or recently sold, and no others (${slug})`, {
    tag: slug === dealers[0] ? [] : '@exhaustive',
  }, async ({ platform, open }) => {
    const file = await writeFeed(feedFor(sold_window_days))
    const imported = await forecourt(
      platform,
      ...['stock', 'import', file, '--dealership', dealerships[0] ?? '', '--allow-shrink'],
    )
    await rm(dirname(file), { recursive: true })
    expect(imported, imported.output).toMatchObject({ code: 0 })
    for (const at of [phone, desktop]) {
      const page = await open(slug, { at })
      const { cards } = new ResultsPage(page)
      await expect(async () => {
        await page.goto(`${paths.search}?make=Lancia`)
        await expect(cards).toHaveText([/In Stock/, /Coming Soon/, /Just Sold/], { timeout: 2000 })
      }).toPass()
    }
  })
}
