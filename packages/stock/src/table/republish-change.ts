import type { StockKey } from './stock-item.ts'
import { getVehicle, putVehicle } from './stock-table.ts'

/**
 * Publishes a vehicle's change again: writes its item unchanged, in its next version. False if there is none. A
 * concurrent write publishes too, so losing against it is fine.
 * @throws if the item is unreadable.
 */
export async function republishChange({ dealership_slug, id }: StockKey): Promise<boolean> {
  const item = await getVehicle(dealership_slug, id)
  if (!item) return false
  const { version, ...rest } = item
  await putVehicle(rest, version)
  return true
}
