import { type StockScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'

/** Maximum sites to compare, with ten searches each: two minutes for any number of sites. */
const maxScopes = 200

/**
 * Some of the deployed sites, from the whole alphabet. One with an unreadable configuration is not served, and not
 * compared.
 */
export async function sampleScopes(): Promise<StockScope[]> {
  const sites = await listSites()
  const every = Math.ceil(sites.length / maxScopes)
  const scopes = await Promise.all(sites.filter((_, at) => at % every === 0).map(({ slug }) => scopeOf(slug)))
  return scopes.filter((scope) => scope !== undefined)
}

async function scopeOf(slug: string): Promise<StockScope | undefined> {
  try {
    const site = await readSite(slug)
    return site && stockScope(site)
  } catch (error) {
    logWarning(`The site ${slug} cannot be read`, error)
    return undefined
  }
}
