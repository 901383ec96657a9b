import type { StockKey } from './stock-item.ts'
import { getVehicle, putVehicle } from './stock-table.ts'

/**
 * Has the stream tell of a vehicle again: its item is written as it is, in its next version. False when there is none. Somebody
 * else's write meanwhile is told as well, so that losing against it loses nothing.
 * @throws where the item cannot be read.
 */
export async function republishChange({ dealership_slug, id }: StockKey): Promise<boolean> {
  const item = await getVehicle(dealership_slug, id)
  if (!item) return false
  const { version, ...rest } = item
  await putVehicle(rest, version)
  return true
}
