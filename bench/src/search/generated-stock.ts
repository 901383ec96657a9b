import { carTypes } from '@forecourt/contracts/stock/car-types'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { seededNumbers } from '@forecourt/contracts/testing/seeded-numbers'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'

// biome-ignore format: a list of words
const makes = [
  'Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'Mitsubishi', 'Nissan', 'Volkswagen', 'Subaru', 'Honda', 'Isuzu', 'Suzuki',
  'Mercedes-Benz', 'BMW', 'Audi', 'Holden', 'Jeep', 'Land Rover', 'Lexus', 'MG', 'GWM', 'LDV', 'Skoda', 'Volvo', 'Peugeot',
  'Renault', 'Tesla', 'BYD', 'Porsche', 'Mini',
]
const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon', 'Van', 'Coupe', 'Convertible', 'People Mover', 'Cab Chassis']
const colours = [
  'White',
  'Silver',
  'Black',
  'Grey',
  'Blue',
  'Red',
  'Green',
  'Orange',
  'Brown',
  'Gold',
  'Yellow',
  'Purple',
]
const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric']
const features = [
  'Sunroof',
  'Tow bar',
  'Bluetooth',
  'Reverse camera',
  'Leather seats',
  'Cruise control',
  'Roof racks',
  'Bull bar',
]
const cities = ['Brisbane', 'Sydney', 'Perth', 'Geelong', 'Southport', 'Parramatta', 'Cannington', 'Aspley']

/** The moment of the search, in seconds since 1970. */
export const generatedNow = 1_790_000_000
export const generatedDealerships = ['northgate', 'harbourside', 'meridian', 'openroad', 'drivewise', 'aspley']
export const generatedItemTypes = ['car', 'truck', 'caravan']

/** Generates vehicles, the same for the same number: few makes have most of the stock, and most badges are rare. */
export function* generateStock(count: number): Generator<Vehicle> {
  const next = seededNumbers(count)
  const below = (n: number) => Math.floor(next() * n)
  /** The first of a list is the most frequent. */
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() ** 2 * from.length)] as T
  for (let i = 0; i < count; i++) {
    const make = pick(makes)
    const model = `${make.slice(0, 2)}${below(4) + Math.floor(next() ** 2 * 12)}`
    const year = 2026 - Math.floor(next() ** 2 * 25)
    const badge = `${pick(['GX', 'GXL', 'ST', 'SX', 'Sport', 'Premium', 'XLT', 'Elite'])} ${Math.floor(next() ** 2 * 120)}`
    const km = Math.floor((2026 - year) * 15_000 * (0.4 + next()))
    yield testVehicle({
      id: `${10_000_000 + ((i * 7_919) % count)}`,
      slug: `vehicle-${i}`,
      dealership_slug: pick(generatedDealerships),
      item_type: pick(generatedItemTypes),
      name: `${year} ${make} ${model} ${badge}`,
      make,
      model,
      badge,
      year,
      km,
      stocknum: `N${100_000 + i}`,
      car_type: year >= 2026 ? carTypes[below(3)] : 'used',
      price: below(50) === 0 ? undefined : Math.round((8_000 + next() ** 3 * 120_000) / 10) * 10,
      subscription_price: 150 + below(300),
      colour: pick(colours),
      simple_body: pick(bodies),
      simple_drive: pick(['2WD', '4WD', 'AWD']),
      simple_fuel: pick(fuels),
      simple_transmission: pick(['Automatic', 'Manual']),
      seats: pick([5, 5, 7, 2, 8]),
      features: features.filter(() => next() < 0.4),
      city: pick(cities),
      state: pick(['QLD', 'NSW', 'VIC', 'WA']),
      status: below(40) === 0 ? 'sold' : 'in_stock',
      sold_date_timestamp: generatedNow - below(6) * 86_400,
      created_at_timestamp: generatedNow - below(40_000_000),
      custom_rank: 800 + below(500),
    })
  }
}
