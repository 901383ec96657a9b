import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'

export type CallToActionData = { featured: Hit[] }

/** FQ-2. */
const featuredCount = 6
const query = 'car_type=used&sortBy=newest&limit=60'

/** FQ-2. Featured used cars: in stock, with more than one photo. */
export async function load({ site }: PageContext, api: LoadApi): Promise<LoadResult<CallToActionData>> {
  if (!site.car_types.includes('used')) return { kind: 'found', data: { featured: [] } }
  const { listVehicles } = await loadEndpoints()
  const { hits } = await api.get(listVehicles, {}, query)
  const featured = hits.filter((hit) => isOffered(hit, 'estimate') && hit.car_type === 'used' && hit.photos_count > 1)
  return { kind: 'found', data: { featured: featured.slice(0, featuredCount) } }
}
