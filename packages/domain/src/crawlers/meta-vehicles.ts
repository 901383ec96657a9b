import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { firstPhoto } from '../media/vehicle-photos.ts'
import { displayedPrice } from '../pricing/price.ts'
import { csvLine } from '../text/csv.ts'
import { carStatus, isOffered } from '../vehicle/car-status.ts'
import { dealerLocation } from '../vehicle/vehicle-location.ts'
import { vehicleTitle } from '../vehicle/vehicle-naming.ts'

type Word = readonly [pattern: RegExp, word: string]
/** The first word of Meta's list whose pattern our word matches. */
const wordOf = (words: readonly Word[], value: string | undefined): string =>
  value === undefined ? 'NONE' : (words.find(([pattern]) => pattern.test(value))?.[1] ?? 'OTHER')

const transmissions: readonly Word[] = [
  [/manual/i, 'MANUAL'],
  [/auto|cvt|dual clutch/i, 'AUTOMATIC'],
]
const fuels: readonly Word[] = [
  [/plug/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/petrol|unleaded/i, 'PETROL'],
]
const bodies: readonly Word[] = [
  [/suv/i, 'SUV'],
  [/hatch/i, 'HATCHBACK'],
  [/sedan/i, 'SEDAN'],
  [/wagon/i, 'WAGON'],
  [/conv|cabrio/i, 'CONVERTIBLE'],
  [/coupe/i, 'COUPE'],
  [/people mover/i, 'MINIVAN'],
  [/van/i, 'VAN'],
  [/ute|cab|truck/i, 'TRUCK'],
]
const drives: readonly Word[] = [
  [/awd|all/i, 'AWD'],
  [/4x4|4wd|four/i, '4X4'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
  [/4x2|2wd/i, '4X2'],
]
const states = { new: 'NEW', demo: 'USED', used: 'USED' } as const

const maxDescriptionLength = 500

type Priced = { vehicle: Vehicle; site: PublicSite; amount: number; wasAmount: number | undefined }
type Column = (priced: Priced) => string | number | undefined

const dollarsText = (amount: number): string => `${amount} AUD`
const description = ({ name, dealercomments }: Vehicle): string =>
  (dealercomments ?? name).replaceAll(/\s+/g, ' ').slice(0, maxDescriptionLength)

function address({ vehicle, site }: Priced): string | undefined {
  const found = dealerLocation(vehicle, site)?.address
  if (!found) return undefined
  const { street, city, state, postcode } = found
  return JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'Australia' })
}

function photo({ vehicle, site }: Priced): string | undefined {
  const url = firstPhoto(vehicle)?.url
  if (url === undefined || !URL.canParse(url, site.url)) return undefined
  return new URL(url.startsWith('/media/') ? `${url}?w=1280` : url, site.url).href
}

/** The columns of Meta's vehicle catalogue, in their order (guides/domain.md). */
const columns = {
  vehicle_id: ({ vehicle }) => vehicle.id,
  title: ({ vehicle }) => vehicleTitle(vehicle),
  description: ({ vehicle }) => description(vehicle),
  url: ({ vehicle, site }) => new URL(`/cars/${vehicle.slug}`, site.url).href,
  make: ({ vehicle }) => vehicle.make,
  model: ({ vehicle }) => vehicle.model,
  year: ({ vehicle }) => vehicle.year,
  'mileage.value': ({ vehicle }) => vehicle.km ?? 0,
  'mileage.unit': () => 'KM',
  'image[0].url': photo,
  transmission: ({ vehicle }) => wordOf(transmissions, vehicle.simple_transmission),
  fuel_type: ({ vehicle }) => wordOf(fuels, vehicle.simple_fuel),
  body_style: ({ vehicle }) => wordOf(bodies, vehicle.simple_body),
  drivetrain: ({ vehicle }) => wordOf(drives, vehicle.simple_drive),
  vin: ({ vehicle }) => vehicle.vin,
  condition: ({ vehicle }) => (vehicle.car_type === 'new' ? 'EXCELLENT' : 'GOOD'),
  price: ({ amount, wasAmount }) => dollarsText(wasAmount ?? amount),
  address,
  exterior_color: ({ vehicle }) => vehicle.colour,
  sale_price: ({ amount, wasAmount }) => (wasAmount === undefined ? undefined : dollarsText(amount)),
  availability: ({ vehicle }) => (carStatus(vehicle) === 'reserved' ? 'PENDING' : 'AVAILABLE'),
  date_first_on_lot: ({ vehicle }) => vehicle.created_at.slice(0, 10),
  state_of_vehicle: ({ vehicle }) => (vehicle.certified ? 'CPO' : states[vehicle.car_type]),
  latitude: ({ vehicle, site }) => dealerLocation(vehicle, site)?.address.lat,
  longitude: ({ vehicle, site }) => dealerLocation(vehicle, site)?.address.long,
} as const satisfies Record<string, Column>

export const metaHeader = csvLine(Object.keys(columns))

/** A vehicle of the catalogue; null for one that cannot be bought, or has no price or no photo, which Meta refuses. */
export function metaLine(vehicle: Vehicle, site: PublicSite): string | null {
  const { kind, amount, wasAmount } = displayedPrice(vehicle, site)
  if (!isOffered(vehicle, 'advertise') || amount === undefined || kind === 'subscription') return null
  const priced = { vehicle, site, amount, wasAmount }
  if (photo(priced) === undefined) return null
  return csvLine(Object.values<Column>(columns).map((column) => String(column(priced) ?? '')))
}
