import type { ContentPage } from '@forecourt/contracts/content/content-page'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { type CarType, carTypes } from '@forecourt/contracts/stock/car-types'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { firstPhoto, secondPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { rowOrder } from '@forecourt/domain/search/order/row-order'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { stockHref, stockQuery } from './stock-href.ts'

/** What the stock has of a brand or a model: how many, a photo and, of a model, the lowest price of each condition. Null where the search failed. */
export type LiveStock = {
  count: number
  cheapest: Hit[]
  models: Record<string, number>
  /** Of the newest that can be bought. */
  photo?: { url: string; alt: string }
}

/** `nowSeconds` (since 1970) travels with the data, so that server and browser judge the counter alike. */
export type ContentData = { page: ContentPage; stock: LiveStock | null; nowSeconds: number }

/** RT-16 to RT-20: whatever page the dealer has published at the address. The next pattern is tried where there is none. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<ContentData>> {
  const { path, query } = request
  const { contentPage } = await loadEndpoints()
  try {
    const page = await api.get(contentPage, {}, contentQuery(path.toLowerCase(), query))
    if (path !== page.path) return { kind: 'redirect', to: page.path + (query && `?${query}`), permanent: true }
    if (page.kind === 'brand' && page.skipPage && page.preview === undefined)
      return { kind: 'redirect', to: stockHref(site, page) }
    return {
      kind: 'found',
      data: { page, stock: await liveStock(page, site, api), nowSeconds: Math.floor(Date.now() / 1000) },
      ...(page.preview !== undefined && { isUnpublished: true }),
    }
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'bad_request'].includes(error.code)) return { kind: 'notFound' }
    throw error
  }
}

/** As the manifest's prefetch writes it, which makes it one request. */
function contentQuery(path: string, query: string): string {
  const preview = new URLSearchParams(query).get('preview')
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return `path=${encoded}${preview === null ? '' : `&preview=${encodeURIComponent(preview)}`}`
}

async function liveStock(page: ContentPage, site: PublicSite, api: LoadApi): Promise<LiveStock | null> {
  if (page.kind !== 'brand' && page.kind !== 'model') return null
  const { search } = await loadEndpoints()
  try {
    const { count, facets, hits } = await api.get(search, {}, stockQuery(page))
    const models = Object.fromEntries((facets.model ?? []).map(({ value, count }) => [value, count]))
    // A search in the order of prices has those that cost too little to be true first.
    const isPriced = (hit: Hit) => isOffered(hit, 'advertise') && displayedPrice(hit, site).amount !== undefined
    const cheapestOf = async (condition: CarType) => {
      const { hits } = await api.get(search, {}, stockQuery(page, { condition, sortBy: 'price_asc' }))
      return hits.find(isPriced) ?? []
    }
    const conditions = carTypes.filter((type) =>
      facets.car_type?.some(({ value, count }) => value === type && count > 0),
    )
    const cheapest = page.kind === 'model' ? (await Promise.all(conditions.map(cheapestOf))).flat() : []
    const photo = page.picture ? undefined : newestPhoto(hits)
    return { count, models, cheapest, ...(photo && { photo }) }
  } catch {
    return null
  }
}

function newestPhoto(hits: readonly Hit[]): LiveStock['photo'] {
  const pictured = hits.filter((hit) => isOffered(hit, 'advertise') && firstPhoto(hit))
  const [newest] = rowOrder(pictured.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)))
  if (!newest) return undefined
  // The first is that of its card.
  const url = secondPhoto(newest)?.url
  return url === undefined ? undefined : { url, alt: vehicleTitle(newest) }
}
