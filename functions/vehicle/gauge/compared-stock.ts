import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { Compared } from '@forecourt/domain/gauge/stock-range'
import { ttlCache } from '@forecourt/lambda-kit/ttl-cache'
import { readDealership } from '@forecourt/stock/table/stock-table'

/** The compared fields of a vehicle. */
export type StockRow = Compared &
  Pick<Vehicle, 'name' | 'badge' | 'images' | 'city' | 'dealership_slug' | 'show_on_dealer_website'>

/** Cached for a quarter of an hour, since prices change by the day. */
const cached = ttlCache(readRows, { ttlMs: 15 * 60_000, maxEntries: 50 })

async function readRows(dealership: string): Promise<StockRow[]> {
  const rows: StockRow[] = []
  for await (const page of readDealership(dealership)) rows.push(...page.map(({ vehicle }) => toRow(vehicle)))
  return rows
}

function toRow(vehicle: Vehicle): StockRow {
  const { slug, make, model, car_type, item_type, year, km, price, offer_price, status } = vehicle
  const { name, badge, images, city, dealership_slug, show_on_dealer_website } = vehicle
  return {
    slug,
    make,
    model,
    car_type,
    item_type,
    year,
    km,
    price,
    offer_price,
    status,
    name,
    badge,
    images: images.slice(0, 1),
    city,
    dealership_slug,
    show_on_dealer_website,
  }
}

/** The stock of some dealerships, at most a quarter of an hour old. */
export const readComparedStock = async (dealerships: readonly string[]): Promise<StockRow[]> =>
  (await Promise.all(dealerships.map((dealership) => cached(dealership)))).flat()
