import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { type ViewedVehicle, viewedVehicleSchema } from '@forecourt/contracts/stock/viewed-vehicle'

export const viewedKey = 'forecourt-viewed-cars'
const maxViewed = 12

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

/** The list once a vehicle has been looked at: the latest first, each once, at most twelve. */
export function addViewed(list: readonly ViewedVehicle[], vehicle: Vehicle): ViewedVehicle[] {
  const { id, stocknum, make, model, body, simple_body, slug, name, images } = vehicle
  const image = images.find(({ video }) => !video)?.image
  const entry = { id, stocknum, make, model, body, simple_body, slug, name, image: image?.thumb?.url ?? image?.url }
  return [entry, ...list.filter((other) => other.id !== id)].slice(0, maxViewed)
}
