import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import * as harness from '../harness.ts'
import { expect, type Page, type Platform, test } from '../harness.ts'
import { ResultsPage } from '../pages/results-page.ts'
import { dealers } from './dealers.ts'
import { demoFeed, writeFeed } from './write-feed.ts'

type Result = { count: number; pages: number; facets: Record<string, { value: string; count: number }[]> }
type Ask = (slug: string, query?: string) => Promise<Result>

/** Twelve each of Nissan Pulsar and X-Trail, Suzuki Vitara, LDV T60 and Skoda Octavia, from $20,000 to $79,000, for each dealer. */
async function importStock(platform: Platform): Promise<void> {
  for (const [index, slug] of dealers.entries()) {
    const file = await writeFeed(demoFeed(`${'QR'[index]}`, 60))
    const dealership = readTenant(slug).dealerships[0] ?? ''
    const args = ['stock', 'import', file, '--dealership', dealership, '--allow-shrink']
    const imported = await harness.forecourt(platform, ...args)
    await rm(dirname(file), { recursive: true })
    expect(imported, imported.output).toMatchObject({ code: 0 })
  }
}

/** The test function of the journeys through the results, with known stock. */
export const it = test.extend<{ ask: Ask }, { stock: undefined }>({
  platformOf: ['search', { scope: 'worker' }],
  stock: [
    async ({ platform }, use) => {
      await importStock(platform)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  /** From the API: a site also lists vehicles that are not in this feed, such as recently sold ones. */
  ask: async ({ platform }, use) => {
    await use(async (slug, query = '') => {
      const { body } = await harness.ask(`${platform.siteUrl(slug)}/api/search?${query}`)
      return JSON.parse(body)
    })
  },
})

/** `12 vehicles` with the dealer's noun. */
export const countFor = (slug: string, count: number): string =>
  `${count} ${readTenant(slug).copy.noun[count === 1 ? 0 : 1]}`

export const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ visible: true }).first()
export const cards = (page: Page) => page.getByRole('article')
export const pricesOf = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('strong').allTextContents()).map((text) => Number(text.replaceAll(/\D/g, '')))

/** The page, completely loaded. */
export async function openResults(page: Page, path: string): Promise<ResultsPage> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return new ResultsPage(page)
}
