import { sharePicture } from '@forecourt/domain/site/share-picture'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleCity } from '@forecourt/domain/vehicle/vehicle-location'
import type { Head, PageContext } from '@forecourt/shell-api'
import { describe, jsonLdOf } from '#json-ld'
import { maskedPhones } from './actions/masked-phones.ts'
import type { VehicleData } from './load.ts'

/** What search engines and shared links say of the vehicle. The canonical address is the one to share (RT-4). */
export function head({ vehicle }: VehicleData, { site }: PageContext): Head {
  const city = vehicleCity(vehicle, site)
  const state = unavailableLabel(vehicle, 'show')?.toLowerCase() ?? 'for sale'
  return {
    title: `${vehicle.name} ${state}${city ? ` in ${city}` : ''} | ${site.name}`,
    description: describe(vehicle, site),
    canonical: `/cars/${vehicle.slug}`,
    image: sharePicture(`/cars/${vehicle.slug}`),
    jsonLd: jsonLdOf(vehicle, site),
    ...maskedPhones(vehicle, site),
  }
}
