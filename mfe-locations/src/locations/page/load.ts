import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { findLocation } from '@forecourt/contracts/endpoints/locations'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'

/** `nowSeconds` (since 1970) travels with the data, so that server and browser judge opening hours alike. */
export type LocationData = ResponseOf<typeof findLocation> & { nowSeconds: number }

export async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<LocationData>> {
  const { findLocation } = await loadEndpoints()
  try {
    const found = await api.get(findLocation, { slug: request.params.slug ?? '' })
    return { kind: 'found', data: { ...found, nowSeconds: Math.floor(Date.now() / 1000) } }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request'))
      return { kind: 'notFound' }
    throw error
  }
}
