import { type ViewedVehicle, viewedVehicleSchema } from '@forecourt/contracts/stock/viewed-vehicle'
import { maxViewed } from './viewed-vehicles.ts'

/** WL-11. What is stored, without entries that cannot be read, and twelve at most. */
export function parseViewed(stored: string | null): ViewedVehicle[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.slice(0, maxViewed).flatMap((entry) => viewedVehicleSchema.safeParse(entry).data ?? [])
  } catch {
    return []
  }
}
