import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import { availability } from '@forecourt/domain/vehicle/availability'
import { carTypeTexts, vehicleChips } from '@forecourt/domain/vehicle/vehicle-facts'
import { dealerLocation, vehicleCity } from '@forecourt/domain/vehicle/vehicle-location'
import type { Head, PageContext } from '@forecourt/shell-api'
import { jsonLdOf } from '#json-ld'
import type { VehicleData } from './load.ts'

const chips = ['km', 'simple_body', 'simple_transmission', 'simple_fuel', 'colour'] as const

/** `Used 2023 Toyota RAV4 at Harbourside Brookvale: $46,990 Drive away. 28,410 km, SUV, Automatic. Stock number H20418.` */
function describe(vehicle: Vehicle, { site }: PageContext): string {
  const { text, per = '', type } = displayedPrice(vehicle, site)
  const price = [`${text}${per}`, type].filter(Boolean).join(' ')
  const facts = vehicleChips(vehicle, chips).join(', ')
  const offer = availability(vehicle).isAvailable ? price : 'sold'
  const what = `${carTypeTexts[vehicle.car_type]} ${vehicle.name} at ${dealerLocation(vehicle, site)?.name ?? site.name}`
  return [`${what}: ${offer}`, facts, `Stock number ${vehicle.stocknum}`].filter(Boolean).join('. ').concat('.')
}

/** What search engines and shared links say of the vehicle. The canonical address is the one to share (RT-4). */
export function head({ vehicle }: VehicleData, context: PageContext): Head {
  const { site } = context
  const city = vehicleCity(vehicle, site)
  const state = availability(vehicle).isAvailable ? 'for sale' : 'sold'
  return {
    title: `${vehicle.name} ${state}${city ? ` in ${city}` : ''} | ${site.name}`,
    description: describe(vehicle, context),
    canonical: `/cars/${vehicle.slug}`,
    image: sharePicture(`/cars/${vehicle.slug}`),
    jsonLd: jsonLdOf(vehicle, site),
  }
}
