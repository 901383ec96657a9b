import { markHeld } from '@forecourt/stock/table/mark-held'
import type { StockKey } from '@forecourt/stock/table/stock-item'
import { carHold, readHold } from './store/hold-table.ts'

/** Shows a car in the stock as the holds have it. Whoever asks, and however late, it says what holds now. */
export async function mirrorHold({ dealership_slug, id }: StockKey, now: Date): Promise<void> {
  await markHeld({ dealership_slug, id }, (await readHold(carHold({ dealership_slug, id }), now))?.held_until)
}
