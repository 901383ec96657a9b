import { createHash } from 'node:crypto'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { customRank } from '@forecourt/domain/stock/custom-rank'
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '@forecourt/domain/stock/simple-attributes'
import { vehicleName, vehicleSlug } from '@forecourt/domain/vehicle/vehicle-naming'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import type { StockItem, StockMark } from '../table/stock-item.ts'

type Context = { dealership: string; seen: StockMark | undefined; now: Date }

const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)

/**
 * The item of a feed's vehicle. Values that the feed does not set are kept: the address, the day it was first listed,
 * the time it was sold. The fingerprint covers only values from the feed, so the same row has the same fingerprint
 * tomorrow.
 */
export function composeItem(feed: FeedVehicle, { dealership, seen, now }: Context): Omit<StockItem, 'version'> {
  const { created_at, sold_at, ...feedFields } = feed
  const derived = {
    name: vehicleName(feedFields),
    simple_body: simpleBody(feedFields.body, feedFields.item_type),
    simple_drive: simpleDrive(feedFields.drive),
    simple_fuel: simpleFuel(feedFields.fuel),
    simple_transmission: simpleTransmission(feedFields.trans),
    custom_rank: customRank(feedFields),
  }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([feedFields, derived]))
    .digest('base64url')
  const nowIso = now.toISOString()
  const firstSeen = created_at && created_at <= nowIso ? created_at : nowIso
  const createdAt = seen?.vehicle.created_at ?? firstSeen
  const slug = seen?.slug ?? vehicleSlug(derived.name, dealership, feedFields.id)
  // A live hold wins over what a feed says of it.
  const until = seen?.hold?.until ?? ''
  const hold = until > nowIso ? { until, feed_reserved: feedFields.reserved } : undefined
  const vehicle: Vehicle = {
    ...feedFields,
    reserved: feedFields.reserved || hold !== undefined,
    ...derived,
    slug,
    dealership_slug: dealership,
    sold_date_timestamp: feedFields.status === 'sold' ? soldAt(seen, sold_at ?? nowIso) : undefined,
    created_at: createdAt,
    created_at_timestamp: seconds(createdAt),
    updated_at: nowIso,
  }
  return {
    dealership_slug: dealership,
    id: feedFields.id,
    slug,
    status: feedFields.status,
    fingerprint,
    ...(hold && { hold }),
    vehicle,
  }
}

/** The time when a vehicle was sold, which later feeds do not change. */
const soldAt = (seen: StockMark | undefined, otherwise: string): number =>
  (seen?.status === 'sold' ? seen.vehicle.sold_date_timestamp : undefined) ?? seconds(otherwise)

/** The item of a withdrawn vehicle. Any feed that contains it again has another fingerprint. */
export function withdrawnItem({ version: _, ...item }: StockItem, now: Date): Omit<StockItem, 'version'> {
  const vehicle = { ...item.vehicle, status: 'withdrawn', updated_at: now.toISOString() }
  return { ...item, status: 'withdrawn', fingerprint: '', vehicle }
}
