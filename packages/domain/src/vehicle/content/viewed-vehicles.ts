import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { ViewedVehicle } from '@forecourt/contracts/stock/viewed-vehicle'
import { firstPhoto } from '../../media/vehicle-photos.ts'

export const maxViewed = 12

/** The list once a vehicle has been looked at: the latest first, each once, at most twelve. */
export function addViewed(list: readonly ViewedVehicle[], vehicle: Vehicle): ViewedVehicle[] {
  const { id, stocknum, make, model, body, simple_body, slug, name } = vehicle
  const image = firstPhoto(vehicle)
  const entry = { id, stocknum, make, model, body, simple_body, slug, name, image: image?.thumb?.url ?? image?.url }
  return [entry, ...list.filter((other) => other.id !== id)].slice(0, maxViewed)
}
