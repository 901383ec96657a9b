import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { maxComparedCars } from '@forecourt/contracts/watchlist/saved-car'
import { photoImages } from '@forecourt/domain/media/vehicle-photos'
import { siteDay } from '@forecourt/domain/site/site-day'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type CompareSection, compareSections } from '@forecourt/domain/watchlist/compare-rows'
import { ApiError, type KeptCar, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { comparePath } from './compare-path.ts'

export type ShownCar = KeptCar &
  Pick<
    ShownVehicle,
    'year' | 'badge' | 'item_type' | 'simple_body' | 'price_type' | 'dealership_slug' | 'finance_estimate'
  >
export type CompareData = {
  cars: ShownCar[]
  sections: CompareSection[]
  /** How many of the address the site does not have any more. */
  missing: number
}

/** A slug that could never be one is as unknown as one that no vehicle has. */
const unknown = new Set(['not_found', 'bad_request'])

/** WL-7. The cars of the address, in its order; an address that names one twice, or too many, leads to the right one. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<CompareData>> {
  const asked = (request.params.cars ?? '').split('/').filter(Boolean)
  const slugs = [...new Set(asked.map((slug) => slug.toLowerCase()))].slice(0, maxComparedCars)
  if (slugs.join() !== asked.join()) return { kind: 'redirect', to: comparePath(slugs) }
  const endpoints = await loadEndpoints()
  const find = async (slug: string): Promise<ShownVehicle[]> => {
    try {
      return [await api.get(endpoints.vehicle, { slug })]
    } catch (error) {
      if (error instanceof ApiError && unknown.has(error.code)) return []
      throw error
    }
  }
  const vehicles = (await Promise.all(slugs.map(find))).flat()
  const today = siteDay(site, new Date())
  const sections = compareSections(vehicles, { site, today })
  return { kind: 'found', data: { cars: vehicles.map(shown), sections, missing: slugs.length - vehicles.length } }
}

/** What the head of a column needs: the page's data travels in the document. */
function shown(vehicle: ShownVehicle): ShownCar {
  const { id, slug, name, make, model, year, badge, status, item_type, simple_body, price_type, preorder } = vehicle
  const { price, offer_price, subscription_price, dealership_slug, finance_estimate } = vehicle
  return {
    id,
    slug,
    name,
    make,
    model,
    year,
    badge,
    status,
    item_type,
    simple_body,
    price_type,
    preorder,
    price,
    offer_price,
    subscription_price,
    dealership_slug,
    // Of a car that is gone nothing is said.
    ...(finance_estimate && isOffered(vehicle, 'kept') && { finance_estimate }),
    images: photoImages(vehicle).slice(0, 1),
  }
}
