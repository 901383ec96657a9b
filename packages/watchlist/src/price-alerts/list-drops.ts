import type { Site } from '@forecourt/contracts/site/site'
import { displayedPrice, priceWithUnit } from '@forecourt/domain/pricing/price'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { type Drop, priceDrop } from '@forecourt/domain/watchlist/price-alert'
import { findVehicles } from '@forecourt/stock/site-queries/vehicles/find-vehicles'
import { listSavedCars } from '../watchlist-table.ts'

/** A saved car that costs less than its shopper knows. */
export type FoundDrop = Drop & { carId: string; slug: string; amount: number }

/** The saved cars of a shopper that can be bought and cost less than they know, as the stock now is. */
export async function listDrops(site: Site, phone: string): Promise<FoundDrop[]> {
  const saved = await listSavedCars({ tenant: site.slug, phone })
  const vehicles = await findVehicles(
    site,
    saved.map(({ car_id }) => car_id),
  )
  return saved.flatMap((item) => {
    const vehicle = vehicles.get(item.car_id)
    if (!vehicle || !isOffered(vehicle, 'advertise')) return []
    const price = displayedPrice(vehicle, site)
    const { amount } = price
    const by = priceDrop(item, amount)
    if (amount === undefined || by === 0) return []
    const { id: carId, slug } = vehicle
    return [{ carId, slug, name: vehicleTitle(vehicle), price: priceWithUnit(price), amount, by }]
  })
}
