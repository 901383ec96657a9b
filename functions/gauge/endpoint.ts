import type { Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { fillOf, isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { marketPrice, stockBasis, stockRange } from '@forecourt/domain/gauge/stock-range'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { MarketValueProvider, ValuedCar } from '@forecourt/providers/market-value/port'
import type { StockRow } from './compared-stock.ts'

export type GaugeServices = {
  findVehicle(site: Site, slug: string): Promise<Vehicle>
  marketValue(): Promise<MarketValueProvider>
  readStock(dealerships: readonly string[]): Promise<StockRow[]>
}

/**
 * PG-6. A car that is not eligible (PG-2), or without market data, has a gauge without figures, which does not show.
 * @throws AppError `not_found` for a vehicle that the site does not show, `unavailable` when the provider fails.
 */
export async function describeGauge(site: Site, slug: string, services: GaugeServices): Promise<Gauge> {
  const vehicle = await services.findVehicle(site, slug)
  const source = site.market_value
  const nothing = { source, comparables: [] }
  const price = marketPrice(vehicle)
  const isOn = hasCapability(site, 'priceGauge', vehicle.dealership_slug)
  if (price === undefined || !isGaugeEligible(vehicle, isOn)) return nothing
  const market = source === 'stock' ? await compareStock(site, vehicle, services) : await askProvider(vehicle, services)
  if (!market) return nothing
  const { min, max, confidence, ...found } = market
  return {
    fill: fillOf(price, market),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence,
    source,
    comparables: [],
    ...found,
  }
}

type Market = { min: number; max: number; confidence: number } & Partial<Pick<Gauge, 'comparables' | 'basis'>>

async function compareStock(site: Site, vehicle: Vehicle, { readStock }: GaugeServices): Promise<Market | null> {
  const stock = await readStock(site.dealerships)
  const shown = stock.filter(
    (one) =>
      one.show_on_dealer_website && site.car_types.includes(one.car_type) && site.item_types.includes(one.item_type),
  )
  const range = stockRange(vehicle, shown)
  return range && { ...range, basis: stockBasis(vehicle.model), comparables: range.comparables.map(toComparable) }
}

const toComparable = (row: StockRow): Gauge['comparables'][number] => ({
  slug: row.slug,
  name: row.name,
  badge: row.badge,
  image: row.images.find(({ video }) => !video)?.image.url,
  km: row.km,
  city: row.city,
  price: marketPrice(row) ?? 0,
})

async function askProvider(vehicle: Vehicle, { marketValue }: GaugeServices): Promise<Market | undefined> {
  try {
    return await (await marketValue()).marketRange(toValued(vehicle))
  } catch (error) {
    logWarning('The market value of a vehicle is not known', error)
    throw new AppError('unavailable')
  }
}

const toValued = ({ regplate, state, vin, km = 0 }: Vehicle): ValuedCar => ({
  ...(vin && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && { vin }),
  ...(regplate && /^[A-Z0-9]{1,9}$/i.test(regplate) && { regplate: regplate.toUpperCase() }),
  state,
  kms: km,
})
