import { type StockScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import { readSite } from '@forecourt/lambda-kit/tenants/tenant-config'

/** So many sites' searches are compared, ten of each: two minutes, whatever there are. */
const maxScopes = 200

/** Of the sites that are served, some from all over the alphabet. One whose configuration cannot be read is compared by nobody, and served to nobody either. */
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
