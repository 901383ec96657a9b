import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { loadSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { ttlCache } from '@forecourt/lambda-kit/ttl-cache'
import { mapConcurrently } from './map-concurrently.ts'
import { stockSearchOf } from './search-stock.ts'

const maxMakes = 12
const maxModels = 9
/** The lowest prices of a make are looked for among this many vehicles. */
const maxLooked = 100
/** Those of a model alone, on one page of the search. */
const maxOfModel = 20
const maxBodies = 8
/** Searches at a time, so that a site's menu leaves room for what its shoppers search. */
const maxConcurrency = 4
const minuteMs = 60_000

const menus = ttlCache(
  async (slug) => {
    const site = await loadSite(slug)
    if (!site) throw new AppError('not_found')
    return makeMenu(site)
  },
  { ttlMs: minuteMs, maxEntries: 500 },
)

/** NV-1, NV-2. What the menu shows of the stock; it is a minute old at most. */
export const siteMenuOf = ({ slug }: Site): Promise<SiteMenu> => menus(slug)

const inStock = (buckets: readonly FacetBucket[] = []) => buckets.filter(({ count }) => count > 0)

async function makeMenu(site: Site): Promise<SiteMenu> {
  const { scope, search } = await stockSearchOf(site)
  const { count, facets } = await search.search(scope, emptySearch)
  const makes = inStock(facets.make)
  return {
    count,
    makes: await mapConcurrently(makes.slice(0, maxMakes), maxConcurrency, (bucket) => makeEntry(site, bucket)),
    moreMakes: makes.slice(maxMakes),
    conditions: inStock(facets.car_type),
    bodies: inStock(facets.body).slice(0, maxBodies),
  }
}

async function makeEntry(site: Site, { value: make, count }: FacetBucket): Promise<SiteMenu['makes'][number]> {
  const { scope, search } = await stockSearchOf(site)
  const state = { ...setValues(emptySearch, 'make', [make]), sortBy: 'price_asc' as const }
  const { facets } = await search.search(scope, state)
  const { hits } = await search.list(scope, state, maxLooked)
  async function entryOf(bucket: FacetBucket) {
    const entry = modelEntry(site, bucket, hits)
    if (entry.from && entry.photo) return entry
    // The dearest models of a make, often the newest, are not among its cheapest vehicles.
    const ofModel = setValues(state, 'model', [bucket.value])
    return modelEntry(site, bucket, (await search.list(scope, ofModel, maxOfModel)).hits)
  }
  const models = inStock(facets.model).slice(0, maxModels)
  return { make, count, models: await mapConcurrently(models, 1, entryOf) }
}

/** The hits are in the order of their prices: the first of a model that can still be bought, and has one, is its cheapest. */
function modelEntry(site: Site, { value, count }: FacetBucket, hits: readonly Hit[]) {
  const own = hits.filter((hit) => hit.model === value && isOffered(hit, 'advertise'))
  const [cheapest] = own
  const price = own.map((hit) => displayedPrice(hit, site)).find(({ amount }) => amount !== undefined)
  const photo = own.map(firstPhoto).find((one) => one !== undefined)?.url
  return {
    model: value,
    count,
    body: cheapest?.simple_body,
    ...(price && { from: priceWithUnit(price) }),
    photo,
  }
}
