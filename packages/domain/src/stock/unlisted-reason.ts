import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { countOf } from '../text/numbers.ts'
import { isOffered } from '../vehicle/car-status.ts'

/** The settings of a site that decide whether it lists a vehicle of its dealerships. */
export type ListingSite = Pick<Site, 'car_types' | 'item_types' | 'minimum_age_days'>

type Landed = Pick<Vehicle, 'status' | 'car_type' | 'item_type' | 'show_on_dealer_website' | 'created_at'>

const dayMs = 86_400_000
const listOf = (values: readonly string[]): string => [...new Set(values)].sort().join(', ')

/**
 * Why none of the sites lists a vehicle that its feed shows on the website, for its sender (TN-7, TN-13). Undefined if
 * one does, or if the feed hides it.
 */
export function unlistedReason(vehicle: Landed, sites: readonly ListingSite[], now: Date): string | undefined {
  const { car_type, item_type, created_at } = vehicle
  if (!vehicle.show_on_dealer_website || !isOffered(vehicle, 'advertise')) return undefined
  const ofItem = sites.filter((site) => site.item_types.includes(item_type))
  if (ofItem.length === 0)
    return `item_type is ${item_type}, and they list ${listOf(sites.flatMap((site) => site.item_types))}`
  const ofKind = ofItem.filter((site) => site.car_types.includes(car_type))
  if (ofKind.length === 0)
    return `car_type is ${car_type}, and they list ${listOf(ofItem.flatMap((site) => site.car_types))}`
  const days = Math.min(...ofKind.map((site) => site.minimum_age_days))
  const isTooYoung = now.getTime() - Date.parse(created_at) < days * dayMs
  return isTooYoung ? `they list what has been in stock for ${countOf(days, 'day')}` : undefined
}
