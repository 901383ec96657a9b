import { markHeld } from '@forecourt/stock/table/mark-held'
import type { StockKey } from '@forecourt/stock/table/stock-item'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { carHold, readHold } from './store/hold-table.ts'

/** Whether the stock shows a car as the holds have it. */
export async function isMirrored({ dealership_slug, id }: StockKey, now: Date): Promise<boolean> {
  const [item, hold] = await Promise.all([
    getVehicle(dealership_slug, id),
    readHold(carHold({ dealership_slug, id }), now),
  ])
  return item?.hold?.until === hold?.held_until
}

/** Shows a car in the stock as the holds have it. Whoever asks, and however late, it says what holds now. */
export async function mirrorHold({ dealership_slug, id }: StockKey, now: Date): Promise<void> {
  await markHeld({ dealership_slug, id }, (await readHold(carHold({ dealership_slug, id }), now))?.held_until)
}
