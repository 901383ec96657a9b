import { AppError } from '@forecourt/lambda-kit/app-error'
import type { StockItem, StockKey } from './stock-item.ts'
import { getVehicle, putVehicle } from './stock-table.ts'

const maxTries = 5

/**
 * RS-2. Shows a car as reserved until a time, or, with undefined, as its feed has it. Nothing is written where it says so already, or is
 * not there.
 * @throws AppError `conflict` when others changed it each time.
 */
export async function markHeld({ dealership_slug, id }: StockKey, until: string | undefined): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const item = await getVehicle(dealership_slug, id)
    if (!item || item.hold?.until === until) return
    const { version, hold, ...rest } = item
    if (await putVehicle(withHold(rest, hold, until), version)) return
  }
  throw new AppError('conflict')
}

function withHold(
  item: Omit<StockItem, 'version' | 'hold'>,
  hold: StockItem['hold'],
  until: string | undefined,
): Omit<StockItem, 'version'> {
  const feed_reserved = hold?.feed_reserved ?? item.vehicle.reserved
  const vehicle = { ...item.vehicle, reserved: feed_reserved || until !== undefined }
  return { ...item, vehicle, ...(until !== undefined && { hold: { until, feed_reserved } }) }
}

/** The vehicle as its feed has it once a hold is over, before the stock's mark of it is removed. */
export function withoutOverHold({ vehicle, hold }: StockItem, now: Date): StockItem['vehicle'] {
  return hold && hold.until <= now.toISOString() ? { ...vehicle, reserved: hold.feed_reserved } : vehicle
}
