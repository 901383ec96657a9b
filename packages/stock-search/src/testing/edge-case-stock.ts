import { carTypes } from '@forecourt/contracts/stock/car-types'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { Random } from './random.ts'
import { testVehicle } from './test-vehicle.ts'

/** Seconds since 1970: the time at which the edge-case stock is searched. */
export const edgeCaseNow = 1_790_000_000
export const daySeconds = 86_400

export const edgeCaseDealerships = ['northgate', 'harbourside', 'other'] as const
const edgeCaseModels = {
  Toyota: ['RAV4', 'Corolla', 'Land Cruiser'],
  Mazda: ['3', 'CX-5', 'CX-50'],
  Škoda: ['Octavia', 'Kodiaq'],
  'Land Rover': ['Range Rover', 'Defender'],
  '<b>Make</b>': ['toString', '__proto__'],
} as const
const edgeCasePrices = [undefined, 0, 11, 499, 500, 9_999, 10_000, 10_000, 10_001, 29_990, 30_000, 99_999_999]

/** Vehicles for edge cases: many ties, missing values, sold around the window's edges, ids shared by dealers. */
export function edgeCaseVehicle(random: Random, id: string): Vehicle {
  const make = random.pick(Object.keys(edgeCaseModels) as (keyof typeof edgeCaseModels)[])
  const model = random.pick<string>(edgeCaseModels[make])
  const year = random.pick([undefined, 1999, 2019, 2020, 2020, 2021])
  const badge = random.pick([undefined, 'GX', 'GXL', 'GXL S', 'Limité'])
  const status = random.pick(['in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold', 'sold', 'withdrawn', 'odd'])
  const edge = random.pick([0, 1, 3, 3, 7, 365]) * daySeconds + random.pick([-1, 0, 1])
  return testVehicle({
    id,
    dealership_slug: random.pick(edgeCaseDealerships),
    make,
    model,
    year,
    badge,
    name: [year, make, model, badge].filter((part) => part !== undefined).join(' '),
    stocknum: random.pick([`ST-${random.below(100)}`, `${random.below(3)}-1-1-É`, '12-12', 'A/b 2019-2021', '---']),
    certified: random.chance(0.3),
    tag: random.pick([undefined, 'Test Drive Only']),
    seats: random.pick([undefined, 2, 5, 5, 7]),
    sleeps: random.pick([undefined, 0, 2, 4]),
    body_length: random.pick([undefined, 0, 5000, 6430]),
    aggregate_trailer_mass: random.pick([undefined, 1999, 2390]),
    tare_weight: random.pick([undefined, 1500, 1990]),
    towingcapacitybraked: random.pick([undefined, 0, 1500, 3500]),
    before_price: random.pick([undefined, undefined, 10_500, 40_000]),
    offer_price: random.pick([undefined, undefined, undefined, 11, 9_999, 10_000, 29_990]),
    average_market_price: random.pick([undefined, 10_400, 10_600, 31_000]),
    categories: random.some(['Tradie', 'First car', 'TRADIE'], 0.3),
    features: random.some(['Sunroof', 'sunroof', 'Tow bar', 'Bluetooth'], 0.4),
    city: random.pick([undefined, 'Aspley', 'Brookvale', 'Nowhere']),
    state: random.pick([undefined, 'QLD', 'NSW']),
    subscription_price: random.pick([undefined, 0, 99, 149.5, 150, 250, 900]),
    status,
    sold_date_timestamp: random.chance(0.9) ? edgeCaseNow - edge : undefined,
    created_at_timestamp: edgeCaseNow - random.pick([-1, 0, 1, 7, 7, 14]) * daySeconds - random.pick([-1, 0, 1]),
    show_on_dealer_website: random.chance(0.9),
    car_type: random.pick(carTypes),
    item_type: random.pick(['car', 'car', 'car', 'caravan', 'truck']),
    price: random.pick(edgeCasePrices),
    km: random.pick([undefined, 0, 5, 100, 41_000, 41_000, 300_000]),
    custom_rank: random.pick([0, 0, 0, 1, -1, 0.5]),
    colour: random.pick([undefined, 'White', 'white', 'WHITE', 'Blå', 'bla']),
    simple_body: random.pick([undefined, 'SUV', 'Ute', 'Hatch']),
    simple_drive: random.pick([undefined, 'AWD', '2WD']),
    simple_fuel: random.pick([undefined, 'Petrol', 'Diesel', 'Electric']),
    simple_transmission: random.pick([undefined, 'Automatic', 'Manual']),
  })
}
