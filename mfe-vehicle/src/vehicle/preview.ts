import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import type { PageContext } from '@forecourt/shell-api'
import { momentAt, type VehicleData } from './load.ts'

/** What no card knows; nothing of it shows in a preview. */
const unknown = {
  features: [],
  specifications: [],
  show_on_dealer_website: true,
  created_at: '',
  updated_at: '',
  custom_rank: 0,
}

/** What the card of the vehicle knew of it. One that is gone has a page of another shape, and none before its data. */
export function preview(hits: readonly Hit[], { request, site }: PageContext): VehicleData | null {
  const hit = hits.find(({ slug }) => slug === request.params.slug)
  if (!hit || !isOffered(hit, 'show')) return null
  const { photos_count: photosCount, ...known } = hit
  return { vehicle: { ...known, ...unknown }, ...momentAt(site), preview: { photosCount } }
}
