import type { autogauge, Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { fillOf, gaugeDescription, isGaugeEligible } from '@forecourt/domain/gauge/gauge-view'
import { drivenKm, stockBasis, stockRange } from '@forecourt/domain/gauge/stock-range'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { agreesWithMarket } from '@forecourt/domain/pricing/below-market'
import { purchasePrice } from '@forecourt/domain/pricing/price'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { splitNoun } from '@forecourt/domain/text/split-noun'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type CostLimits, requireCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { MarketValueProvider, ValuedCar } from '@forecourt/providers/market-value/port'
import type { StockRow } from './compared-stock.ts'

export type GaugeServices = {
  findVehicle(site: Site, slug: string): Promise<Vehicle>
  marketValue(): Promise<MarketValueProvider>
  readStock(dealerships: readonly string[]): Promise<StockRow[]>
  now: Date
}

/** FQ-8. What the provider of market values, which is paid by the call, is asked at most. */
const valueLimits = {
  address: { burst: 600, perHour: 3600 },
  site: { burst: 3000, perHour: 3000 },
  platform: { burst: 20_000, perHour: 10_000 },
} satisfies CostLimits

/**
 * PG-6. A car that is not eligible (PG-2), or without market data, has a gauge without figures, which does not show.
 * @throws AppError `not_found` for a vehicle that the site does not show, `unavailable` when the provider fails, `too_many`.
 */
export async function describeGauge(
  { site, params, client }: Pick<EndpointRequest<typeof autogauge>, 'site' | 'params' | 'client'>,
  services: GaugeServices,
): Promise<Gauge> {
  const vehicle = await services.findVehicle(site, params.slug)
  const source = site.market_value
  const nothing = { source, comparables: [] }
  const price = purchasePrice(vehicle)
  const isOn = hasCapability(site, 'priceGauge', vehicle.dealership_slug)
  if (price === undefined || !isGaugeEligible(vehicle, isOn)) return nothing
  if (source !== 'stock')
    await requireCost({ name: 'market-values', limits: valueLimits, site, ip: client.ip, now: services.now })
  const market = source === 'stock' ? await compareStock(site, vehicle, services) : await askProvider(vehicle, services)
  // BY-6: of two sources that contradict each other the page shows the average, which cards name too.
  if (!market || !agreesWithMarket(vehicle, site, market)) return nothing
  const description = gaugeDescription(price, market, splitNoun(site.copy.noun[1]).thing)
  const { min, max, confidence, ...found } = market
  return {
    fill: fillOf(price, market),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence,
    ...(description !== undefined && { description }),
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
  return range && { ...range, basis: stockBasis(vehicle), comparables: range.comparables.map(toComparable) }
}

const toComparable = (row: StockRow): Gauge['comparables'][number] => ({
  slug: row.slug,
  name: row.name,
  badge: row.badge,
  image: firstPhoto(row)?.url,
  km: row.km,
  city: row.city,
  price: purchasePrice(row) ?? 0,
})

async function askProvider(vehicle: Vehicle, { marketValue }: GaugeServices): Promise<Market | undefined> {
  const kms = drivenKm(vehicle)
  // A value by a distance that nobody knows would be a guess.
  if (kms === undefined) return undefined
  try {
    return await (await marketValue()).marketRange(toValued(vehicle, kms))
  } catch (error) {
    logWarning('The market value of a vehicle is not known', error)
    throw new AppError('unavailable')
  }
}

/** Feeds write plates with spaces and dashes, as they are read. */
const plateOf = (regplate = ''): string => regplate.replaceAll(/[\s-]/g, '').toUpperCase()

const toValued = ({ regplate, state, vin }: Vehicle, kms: number): ValuedCar => ({
  ...(vin && /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && { vin }),
  ...(/^[A-Z0-9]{1,9}$/.test(plateOf(regplate)) && { regplate: plateOf(regplate) }),
  state,
  kms,
})
