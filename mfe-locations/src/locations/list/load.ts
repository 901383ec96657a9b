import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { listLocations } from '@forecourt/contracts/endpoints/locations'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'

/** `nowSeconds` (since 1970) travels with the data, so that server and browser judge opening hours alike. */
export type LocationsData = ResponseOf<typeof listLocations> & {
  /** What was asked for, whether anybody knows it or not. */
  postcode: string
  /** Vehicles by the name of the location that sells them; on a group's site alone. */
  counts?: Record<string, number>
  nowSeconds: number
}

/** How much of a group's stock is where; nothing where that cannot be counted just now. */
async function loadCounts({ site }: PageContext, api: LoadApi): Promise<LocationsData['counts']> {
  if (site.dealerships.length === 1) return undefined
  try {
    const { search } = await loadEndpoints()
    const { facets } = await api.get(search, {}, 'sortBy=newest')
    return Object.fromEntries((facets.dealership_name ?? []).map(({ value, count }) => [value, count]))
  } catch {
    return undefined
  }
}

export async function load(context: PageContext, api: LoadApi): Promise<LoadResult<LocationsData>> {
  const { listLocations } = await loadEndpoints()
  const postcode = new URLSearchParams(context.request.query).get('postcode')?.trim() ?? ''
  const query = postcode && new URLSearchParams({ postcode }).toString()
  const [found, counts] = await Promise.all([api.get(listLocations, {}, query), loadCounts(context, api)])
  const nowSeconds = Math.floor(Date.now() / 1000)
  return { kind: 'found', data: { ...found, postcode, ...(counts && { counts }), nowSeconds } }
}
