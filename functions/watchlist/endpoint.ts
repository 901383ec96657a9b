import type * as rows from '@forecourt/contracts/endpoints/watchlist'
import type { Site } from '@forecourt/contracts/site/site'
import type { SavedCar } from '@forecourt/contracts/watchlist/saved-car'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { findVehicles } from '@forecourt/stock/site-queries/find-vehicles'
import { findVehicleById } from '@forecourt/stock/site-queries/search-stock'
import { toHit } from '@forecourt/stock-search/hit'
import { carKey, listSavedCars, removeCar, type Shopper, saveCar } from '@forecourt/watchlist/watchlist-table'

type Asked = { site: Site; session: { phone: string | null } | null }

/**
 * WL-3. The list belongs to the session's phone. TN-6: a site without the watchlist has none.
 * @throws AppError `not_found`, or `unauthenticated` for a session without a verified phone.
 */
function shopperOf({ site, session }: Asked): Shopper {
  if (!hasCapability(site, 'watchlist')) throw new AppError('not_found')
  if (!session?.phone) throw new AppError('unauthenticated')
  return { tenant: site.slug, phone: session.phone }
}

export async function listEntries(request: EndpointRequest<typeof rows.readWatchlist>) {
  const saved = await listSavedCars(shopperOf(request))
  return { cars: saved.map(({ car_id, saved_at }) => ({ id: car_id, saved_at })) }
}

/** The cars as they were when saved, and their present stock records. */
export async function listOwnCars(request: EndpointRequest<typeof rows.readSavedCars>): Promise<{ cars: SavedCar[] }> {
  const saved = await listSavedCars(shopperOf(request))
  const vehicles = await findVehicles(
    request.site,
    saved.map(({ car_id }) => car_id),
  )
  return {
    cars: saved.map(({ car_id, saved_at, saved_price, car }) => {
      const vehicle = vehicles.get(car_id)
      return { id: car_id, saved_at, saved_price, car, ...(vehicle && { hit: toHit(vehicle) }) }
    }),
  }
}

/** @throws AppError `not_found` for a car that the site does not show. */
export async function saveOwnCar(request: EndpointRequest<typeof rows.saveCar>) {
  const { site, body } = request
  const shopper = shopperOf(request)
  const vehicle = await findVehicleById(site, body.car_id)
  const { amount } = displayedPrice(vehicle, site)
  const toSave = { car: favouriteOf(vehicle), car_key: carKey(vehicle), saved_price: amount }
  await saveCar(shopper, toSave, new Date())
  return { success: true }
}

export async function removeOwnCar(request: EndpointRequest<typeof rows.removeCar>) {
  await removeCar(shopperOf(request), request.body.car_id)
  return { success: true }
}
