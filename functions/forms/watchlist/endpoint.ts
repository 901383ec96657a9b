import type * as rows from '@forecourt/contracts/endpoints/watchlist'
import type { Site } from '@forecourt/contracts/site/site'
import type { SavedCar } from '@forecourt/contracts/watchlist/saved-car'
import { consentOf, priceAlertWords } from '@forecourt/domain/leads/consent'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { favouriteOf } from '@forecourt/domain/watchlist/favourite'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { findVehicleById } from '@forecourt/stock/site-queries/vehicles/find-vehicle'
import { findVehicles } from '@forecourt/stock/site-queries/vehicles/find-vehicles'
import { toHit } from '@forecourt/stock-search/hit'
import { askForPriceAlerts, readPriceAlert, stopPriceAlerts } from '@forecourt/watchlist/price-alerts/alert-table'
import { listDrops } from '@forecourt/watchlist/price-alerts/list-drops'
import { readUnsubscribeToken } from '@forecourt/watchlist/price-alerts/unsubscribe-token'
import {
  carKey,
  listSavedCars,
  readSavedCar,
  recordAnnouncedPrice,
  removeCar,
  type Shopper,
  saveCar,
} from '@forecourt/watchlist/watchlist-table'

type ShopperRequest = { site: Site; session: { phone: string | null } | null }

/**
 * WL-3. The list belongs to the session's phone. TN-6: a site without the watchlist has none.
 * @throws AppError `not_found`, or `unauthenticated` for a session without a verified phone.
 */
function shopperOf({ site, session }: ShopperRequest): Shopper {
  if (!hasCapability(site, 'watchlist')) throw new AppError('not_found')
  if (!session?.phone) throw new AppError('unauthenticated')
  return { tenant: site.slug, phone: session.phone }
}

export async function listEntries(request: EndpointRequest<typeof rows.readWatchlist>) {
  const saved = await listSavedCars(shopperOf(request))
  return { cars: saved.map(({ car_id, saved_at }) => ({ id: car_id, saved_at })) }
}

type OwnCars = { cars: SavedCar[]; price_alerts: boolean }

/** The cars as they were when saved, and their present stock records. */
export async function listOwnCars(request: EndpointRequest<typeof rows.readSavedCars>): Promise<OwnCars> {
  const shopper = shopperOf(request)
  const [saved, alert] = await Promise.all([listSavedCars(shopper), readPriceAlert(shopper)])
  const vehicles = await findVehicles(
    request.site,
    saved.map(({ car_id }) => car_id),
  )
  return {
    price_alerts: alert?.consent !== undefined,
    cars: saved.map(({ car_id, saved_at, saved_price, car }) => {
      const vehicle = vehicles.get(car_id)
      return { id: car_id, saved_at, saved_price, car, ...(vehicle && { hit: toHit(vehicle) }) }
    }),
  }
}

/**
 * VC-4, WL-5. A car that is saved stays so, whatever became of it.
 * @throws AppError `not_found` for a car that the site does not show, `gone` for one that is not in stock and is not saved.
 */
export async function saveOwnCar(request: EndpointRequest<typeof rows.saveCar>) {
  const { site, body } = request
  const shopper = shopperOf(request)
  const vehicle = await findVehicleById(site, body.car_id)
  if (!isOffered(vehicle, 'keep') && !(await readSavedCar(shopper, vehicle.id)))
    throw new AppError('gone', 'Only a car that is in stock can be saved.')
  const { amount } = displayedPrice(vehicle, site)
  const toSave = { car: favouriteOf(vehicle), car_key: carKey(vehicle), saved_price: amount }
  await saveCar(shopper, toSave, new Date())
  return { success: true }
}

export async function removeOwnCar(request: EndpointRequest<typeof rows.removeCar>) {
  await removeCar(shopperOf(request), request.body.car_id)
  return { success: true }
}

/** What costs less by now is in the list beside the choice, so no message says it again. */
export async function setOwnPriceAlerts(request: EndpointRequest<typeof rows.setPriceAlerts>) {
  const { site, body } = request
  const shopper = shopperOf(request)
  if (!hasCapability(site, 'priceAlerts')) throw new AppError('not_found')
  const consent = consentOf(body.wanted, priceAlertWords(shopper.phone), new Date())
  if (!consent) await stopPriceAlerts(shopper)
  else {
    for (const { carId, amount } of await listDrops(site, shopper.phone))
      await recordAnnouncedPrice(shopper, carId, amount)
    await askForPriceAlerts(shopper, consent)
  }
  return { wanted: consent !== undefined }
}

/** Also where the site no longer sends messages: who got one can end them. */
export async function stopByLink({ site, body }: EndpointRequest<typeof rows.unsubscribe>, keysSecret: string) {
  const phone = readUnsubscribeToken(keysSecret, site.slug, body.token)
  if (phone !== undefined) await stopPriceAlerts({ tenant: site.slug, phone })
  return { stopped: phone !== undefined }
}
