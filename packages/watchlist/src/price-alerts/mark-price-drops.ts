import type { Site } from '@forecourt/contracts/site/site'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { nextAlertAt, priceDrop } from '@forecourt/domain/watchlist/price-alert'
import type { StockKey } from '@forecourt/stock/table/stock-item'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { carKey, listShoppersOfCar, readSavedCar, type Shopper } from '../watchlist-table.ts'
import { markPending, readPriceAlert } from './alert-table.ts'

export type AlertSites = {
  /** Undefined when there is no such site. */
  readSite(tenant: string): Promise<Site | undefined>
}

/** Of a car that changed: everybody who saved it, asked for messages and knows a higher price is to get one. Returns for whom. */
export async function markPriceDrops(
  { dealership_slug, id }: StockKey,
  { readSite, now }: AlertSites & { now: Date },
): Promise<Shopper[]> {
  const { vehicle } = (await getVehicle(dealership_slug, id)) ?? {}
  if (!vehicle || !isOffered(vehicle, 'advertise')) return []
  const marked: Shopper[] = []
  for await (const shopper of listShoppersOfCar(carKey(vehicle))) {
    const site = await readSite(shopper.tenant)
    if (!site || !hasCapability(site, 'priceAlerts')) continue
    const alert = await readPriceAlert(shopper)
    if (!alert?.consent) continue
    const saved = await readSavedCar(shopper, id)
    if (!saved || priceDrop(saved, displayedPrice(vehicle, site).amount) === 0) continue
    const sentAt = alert.sent_at === undefined ? undefined : new Date(alert.sent_at)
    await markPending(shopper, nextAlertAt({ now, sentAt, location: primaryLocation(site) }))
    marked.push(shopper)
  }
  return marked
}
