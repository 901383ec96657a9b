import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

type Measure = {
  name: string
  of(vehicle: DemoVehicle): number | undefined
  /** The edges of the bars, the first and the last left open. */
  edges: readonly number[]
  write(value: number): string
}

const thousands = (value: number): string => `${Math.round(value / 1000)}k`
const isPriced = ({ price }: DemoVehicle): boolean => (price ?? 0) > 11

/** What the report draws of a dealership's stock. */
export const measures: readonly Measure[] = [
  {
    name: 'price',
    of: (vehicle) => (isPriced(vehicle) ? vehicle.price : undefined),
    edges: [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000],
    write: (value) => `$${thousands(value)}`,
  },
  {
    name: 'week',
    of: ({ weeklyPrice }) => weeklyPrice,
    edges: [150, 200, 250, 300, 400, 500],
    write: (value) => `$${value}`,
  },
  {
    name: 'year',
    of: ({ year }) => year,
    edges: [2014, 2016, 2018, 2020, 2022, 2024, 2026],
    write: String,
  },
  {
    name: 'km',
    of: ({ condition, km }) => (condition === 'used' ? km : undefined),
    edges: [10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000],
    write: thousands,
  },
]

/** A share or a middle of a dealership's stock that stays within bounds, so that it is believable whatever the seed. */
export type Bound = {
  name: string
  /** Undefined where the dealership has nothing to measure. */
  of(vehicles: readonly DemoVehicle[]): number | undefined
  least: number
  most: number
}

function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}

const share = (vehicles: readonly DemoVehicle[], has: (vehicle: DemoVehicle) => boolean): number =>
  vehicles.filter(has).length / vehicles.length

const cars = (vehicles: readonly DemoVehicle[]) => vehicles.filter(({ model }) => model.item === 'car')
const used = (vehicles: readonly DemoVehicle[]) => vehicles.filter(({ condition }) => condition === 'used')

export const bounds: readonly Bound[] = [
  {
    name: 'median price of a used car',
    of: (all) => median(used(cars(all)).map((one) => (isPriced(one) ? one.price : undefined))),
    least: 20_000,
    most: 62_000,
  },
  {
    name: 'median weekly price',
    of: (all) => median(all.map(({ weeklyPrice }) => weeklyPrice)),
    least: 190,
    most: 330,
  },
  {
    name: 'median kilometres of a used car',
    of: (all) => median(used(cars(all)).map(({ km }) => km)),
    least: 28_000,
    most: 95_000,
  },
  {
    name: 'median age of a used car in years',
    of: (all) => median(used(cars(all)).map(({ year }) => year && newestYear(all) - year)),
    least: 2,
    most: 7,
  },
  {
    name: 'share of cars that are white',
    of: (all) => (cars(all).length > 0 ? share(cars(all), ({ colour }) => colour === 'white') : undefined),
    least: 0.24,
    most: 0.45,
  },
  {
    name: 'share that is electric or hybrid',
    of: (all) =>
      cars(all).length > 0 ? share(cars(all), ({ engine }) => /electric/i.test(engine?.fuel ?? '')) : undefined,
    least: 0.06,
    most: 0.6,
  },
  { name: 'share in stock', of: (all) => share(all, ({ status }) => status === 'in_stock'), least: 0.88, most: 0.98 },
  {
    name: 'share without photos',
    of: (all) => share(all, ({ photos }) => photos.length === 0),
    least: 0.01,
    most: 0.05,
  },
  {
    name: 'share listed in the last eight days',
    of: (all) => share(all, ({ createdAt }) => createdAt > since(all, 8)),
    least: 0.04,
    most: 0.25,
  },
]

const newestYear = (vehicles: readonly DemoVehicle[]): number => Math.max(...vehicles.map(({ year = 0 }) => year))

/** So many days before the newest listing. */
function since(vehicles: readonly DemoVehicle[], days: number): string {
  const newest = Math.max(...vehicles.map(({ createdAt }) => Date.parse(createdAt)))
  return new Date(newest - days * 86_400_000).toISOString()
}
