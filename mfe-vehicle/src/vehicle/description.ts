import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice, priceLine } from '@forecourt/domain/pricing/price'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { carTypeTexts, vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'

const chips = ['km', 'simple_body', 'simple_transmission', 'simple_fuel', 'colour'] as const

/** `Used 2023 Toyota RAV4 at Harbourside Brookvale: $46,990 (was $47,990), Drive away. 28,410 km, SUV, Automatic. Stock number H20418.` */
export function describe(vehicle: Vehicle, site: PublicSite): string {
  const facts = vehicleChips(vehicle, chips).join(', ')
  const offer = unavailableLabel(vehicle, 'show')?.toLowerCase() ?? priceLine(displayedPrice(vehicle, site))
  const what = `${carTypeTexts[vehicle.car_type]} ${vehicle.name} at ${dealerLocation(vehicle, site)?.name ?? site.name}`
  return [`${what}: ${offer}`, facts, `Stock number ${vehicle.stocknum}`].filter(Boolean).join('. ').concat('.')
}
