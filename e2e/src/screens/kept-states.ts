import { comparedKey, visitKey, yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import type { YourWeek } from '@forecourt/contracts/browser/your-week'
import type { Site } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { expect, type Page } from 'playwright/test'
import type { ScreenState } from './screen-state.ts'

const seeCompareBar = (page: Page) => page.getByRole('region', { name: 'Compare' }).waitFor()

/** It opens by a scroll, some time after the page. */
const scrollUntilPopup = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 20)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 15_000 })

const week: YourWeek = { repayment: 150, deposit: 2000, period: 'week' }
const seenPage = { visited_pages: ['/first-page'], linked_query_params: {} }

/** Pages by what the browser keeps of a shopper: their week, cars to compare, a first page; and with nothing kept. */
export function keptStates(site: Site, hits: readonly Hit[]): Omit<ScreenState, 'slug'>[] {
  const has = (name: Parameters<typeof hasCapability>[1]) => hasCapability(site, name)
  const kept = { [yourWeekKey]: week }
  const three = hits.slice(0, 3)
  const inStock = hits.find(({ status }) => status === 'in_stock')
  const compare: Omit<ScreenState, 'slug'>[] = [
    {
      name: 'results with three to compare',
      url: site.paths.search,
      kept: { [comparedKey]: three.map(favouriteOf) },
      prepare: seeCompareBar,
      isOverlay: true,
    },
    { name: 'compare empty', url: '/compare' },
  ]
  const weeks: Omit<ScreenState, 'slug'>[] = [
    { name: 'results by the week', url: site.paths.search, kept },
    ...(inStock ? [{ name: 'vehicle by the week', url: `/cars/${inStock.slug}`, kept, isWhole: true }] : []),
  ]
  return [
    ...(has('compare') ? compare : []),
    ...(has('finance') ? weeks : []),
    ...(has('favourites') || has('watchlist') ? [{ name: 'watchlist empty', url: '/watchlist' }] : []),
    ...(has('tradeIn') && inStock ? [{ name: 'trade in', url: `/trade-in?car_id=${inStock.id}` }] : []),
    ...(site.popup
      ? [{ name: 'popup', url: '/', session: { [visitKey]: seenPage }, prepare: scrollUntilPopup, isOverlay: true }]
      : []),
  ]
}
