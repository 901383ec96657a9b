import type { Ages, Batch, Dealership } from './dealership.ts'

/** Shares of consecutive years, from the age of the first. */
const agesFrom = (first: number, ...shares: readonly number[]): Ages =>
  shares.map((share, index) => [first + index, share])
const young = agesFrom(0, 3, 10, 16, 18, 14, 8, 4)
const usual = agesFrom(0, 1, 7, 11, 14, 14, 12, 10, 8, 7, 5, 4, 3, 2, 1)
const old = agesFrom(3, 6, 8, 10, 10, 9, 8, 6, 5, 4, 2)

const cars = ['car'] as const
const premiumMakes = ['BMW', 'Mercedes-Benz', 'Audi', 'Lexus', 'Volvo', 'Porsche', 'Land Rover', 'Genesis', 'MINI']
const electricMakes = ['Tesla', 'BYD', 'Polestar', 'Cupra', 'MG', 'Kia', 'Hyundai']
const volumeMakes = [
  ...['Toyota', 'Mazda', 'Hyundai', 'Kia', 'Ford', 'Mitsubishi', 'Subaru', 'Nissan', 'Volkswagen', 'Honda'],
  ...['Suzuki', 'MG', 'GWM', 'Isuzu', 'Holden'],
]

/** New, demonstrator and used vehicles of a franchise, and a used lot of every make beside it. */
function franchise(
  makes: readonly string[],
  [fresh, demo, own, mixed]: readonly [number, number, number, number],
  bought: Batch,
): Batch[] {
  return [
    bought,
    { condition: 'new', count: fresh, makes, items: cars },
    { condition: 'demo', count: demo, makes, items: cars },
    { condition: 'used', count: own, makes, items: cars, ages: young },
    { condition: 'used', count: mixed, items: cars, ages: usual },
  ]
}

/** Five of one badge and year, bought and sold together: the run of sold vehicles. */
const fleet = (make: string, model: string, badge: string, age: number): Batch => ({
  condition: age === 0 ? 'new' : 'used',
  count: 5,
  sameAs: { make, model, badge },
  ages: [[age, 1]],
})

/** The demonstration dealers' dealerships. Suburbs, postcodes and coordinates are real; businesses and addresses are not. */
export const dealerships: readonly [Dealership, Dealership, ...Dealership[]] = [
  {
    slug: 'harbourside-brookvale',
    name: 'Harbourside Brookvale',
    format: 'csv',
    letter: 'H',
    voice: 'harbourside',
    street: '590 Pittwater Road',
    city: 'Brookvale',
    state: 'NSW',
    postcode: '2100',
    latitude: -33.7606,
    longitude: 151.2743,
    endings: [990, 990, 990, 490],
    withoutCharges: 0,
    fastSellers: ['Mazda', 'Hyundai', 'Ford', 'Volkswagen'],
    batches: [
      fleet('Mazda', '3', 'G20 Evolve', 3),
      { condition: 'used', count: 225, makes: volumeMakes, items: cars, ages: usual },
      { condition: 'used', count: 60, makes: premiumMakes, items: cars, ages: usual },
      { condition: 'used', count: 50, items: cars, ages: old },
    ],
  },
  {
    slug: 'northgate-aspley',
    name: 'Northgate Aspley',
    format: 'json',
    letter: 'N',
    voice: 'northgate',
    street: '1420 Gympie Road',
    city: 'Aspley',
    state: 'QLD',
    postcode: '4034',
    latitude: -27.3637,
    longitude: 153.0156,
    endings: [990, 990, 888],
    withoutCharges: 0.15,
    fastSellers: ['Kia', 'Isuzu'],
    certifies: { make: 'Kia', maxYears: 5, maxKm: 70_000 },
    batches: [
      { condition: 'new', count: 30, sameAs: { make: 'Kia', model: 'Sportage', badge: 'SX Hybrid' } },
      { condition: 'new', count: 110, makes: ['Kia'], items: cars },
      { condition: 'new', count: 60, makes: ['Isuzu'], items: cars },
      { condition: 'demo', count: 36, makes: ['Kia', 'Isuzu'], items: cars },
      fleet('Kia', 'Seltos', 'S', 3),
      { condition: 'used', count: 99, makes: ['Kia', 'Isuzu'], items: cars, ages: usual },
      { condition: 'used', count: 100, makes: volumeMakes, items: cars, ages: usual },
    ],
  },
  {
    slug: 'meridian-parramatta',
    name: 'Meridian Parramatta',
    format: 'json',
    letter: 'MP',
    voice: 'meridian',
    street: '76 Church Street',
    city: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    latitude: -33.8213,
    longitude: 151.0026,
    endings: [990, 888],
    withoutCharges: 0.18,
    fastSellers: ['Mazda', 'Honda'],
    batches: franchise(['Mazda', 'Honda', 'Suzuki'], [128, 33, 140, 189], fleet('Mazda', 'CX-5', 'Maxx Sport', 3)),
  },
  {
    slug: 'meridian-geelong',
    name: 'Meridian Geelong',
    format: 'json',
    letter: 'MG',
    voice: 'meridian',
    street: '212 Latrobe Terrace',
    city: 'Geelong West',
    state: 'VIC',
    postcode: '3218',
    latitude: -38.1458,
    longitude: 144.3515,
    endings: [990, 999],
    withoutCharges: 0.16,
    fastSellers: ['Ford', 'Hyundai'],
    batches: franchise(['Ford', 'Hyundai', 'Subaru'], [116, 25, 108, 169], fleet('Ford', 'Ranger', 'XLT', 3)),
  },
  {
    slug: 'meridian-southport',
    name: 'Meridian Southport',
    format: 'json',
    letter: 'MS',
    voice: 'meridian',
    street: '85 Ferry Road',
    city: 'Southport',
    state: 'QLD',
    postcode: '4215',
    latitude: -27.9806,
    longitude: 153.4086,
    endings: [900, 990],
    withoutCharges: 0.2,
    fastSellers: ['BMW', 'Audi', 'Mercedes-Benz'],
    batches: franchise(premiumMakes, [76, 26, 170, 89], fleet('BMW', '3 Series', '320i M Sport', 3)),
  },
  {
    slug: 'meridian-cannington',
    name: 'Meridian Cannington',
    format: 'json',
    letter: 'MC',
    voice: 'meridian',
    street: '1298 Albany Highway',
    city: 'Cannington',
    state: 'WA',
    postcode: '6107',
    latitude: -32.0168,
    longitude: 115.9352,
    endings: [990, 888, 500],
    withoutCharges: 0.2,
    fastSellers: ['BYD', 'MG', 'GWM'],
    batches: franchise(['BYD', 'MG', 'GWM', 'Tesla', 'Chery'], [124, 25, 99, 183], fleet('MG', 'MG4', 'Excite 64', 2)),
  },
  {
    slug: 'drivewise-richmond',
    name: 'drivewise Richmond',
    format: 'csv',
    letter: 'D',
    voice: 'drivewise',
    street: '348 Swan Street',
    city: 'Richmond',
    state: 'VIC',
    postcode: '3121',
    latitude: -37.8262,
    longitude: 144.9985,
    endings: [990],
    isSubscription: true,
    withoutCharges: 0,
    fastSellers: ['Toyota', 'MG'],
    batches: [
      { condition: 'used', count: 110, makes: electricMakes, items: cars, ages: young },
      fleet('Toyota', 'Corolla', 'Ascent Sport Hybrid', 2),
      { condition: 'used', count: 145, makes: volumeMakes, items: cars, ages: young },
    ],
  },
  {
    slug: 'openroad-gepps-cross',
    name: 'Open Road Gepps Cross',
    format: 'json',
    letter: 'R',
    voice: 'openroad',
    street: '520 Main North Road',
    city: 'Gepps Cross',
    state: 'SA',
    postcode: '5094',
    latitude: -34.8398,
    longitude: 138.6018,
    endings: [990, 500],
    withoutCharges: 0.18,
    fastSellers: ['Jayco', 'Honda', 'Yamaha'],
    batches: [
      fleet('Jayco', 'Journey', '19.61-2 Outback', 0),
      { condition: 'new', count: 45, items: ['caravan'] },
      { condition: 'used', count: 60, items: ['caravan'], ages: old },
      { condition: 'new', count: 12, items: ['motorhome'] },
      { condition: 'used', count: 28, items: ['motorhome'], ages: old },
      { condition: 'new', count: 34, items: ['motorcycle'] },
      { condition: 'demo', count: 6, items: ['motorcycle'] },
      { condition: 'used', count: 40, items: ['motorcycle'], ages: old },
      { condition: 'new', count: 14, items: ['truck'] },
      { condition: 'used', count: 36, items: ['truck'], ages: old },
    ],
  },
]
