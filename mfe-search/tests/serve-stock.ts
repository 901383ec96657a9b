import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { Page } from '@forecourt/e2e/page-harness'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const daySeconds = 86_400
export const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * daySeconds
const old = { created_at_timestamp: daysAgo(200), simple_fuel: 'Petrol' }

type Options = {
  remotes: string[]
  tenant: string
  site: Partial<Site>
  api: Awaited<ReturnType<typeof stockAnswers>>
}
type Serve = (options: Options) => Promise<PageServer>

/** The results of a tenant whose stock is these vehicles, with what of its site is other than in its file. */
export async function serveStock(
  serve: Serve,
  tenant: string,
  stock: readonly Partial<Vehicle>[],
  changes: Partial<Site> = {},
) {
  const site = { ...readTenant(tenant), ...changes }
  const named = stock.map((car, index) => ({
    slug: `car-${index}`,
    stocknum: `N${index}`,
    custom_rank: -index,
    ...old,
    ...car,
  }))
  return serve({ remotes: ['search'], tenant, site: changes, api: await stockAnswers(site, named) })
}

export const card = (page: Page, index: number) => page.getByRole('article').nth(index)
