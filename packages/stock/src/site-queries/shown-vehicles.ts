import type { Site } from '@forecourt/contracts/site/site'
import type { Hit, ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { hitWithEstimate, vehicleWithEstimate } from '@forecourt/domain/finance/finance-estimate'
import { siteDay } from '@forecourt/domain/site/site-day'

const currentYear = (site: Site): number => Number(siteDay(site, new Date()).slice(0, 4))

/** Hits as the site answers them: with what they cost a week on it (FE-2). */
export function shownHits(hits: readonly Hit[], site: Site): Hit[] {
  const year = currentYear(site)
  return hits.map((hit) => hitWithEstimate(hit, site, year))
}

export const shownVehicle = (vehicle: Vehicle, site: Site): ShownVehicle =>
  vehicleWithEstimate(vehicle, site, currentYear(site))
