import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

type Measure = {
  name: string
  of(vehicle: DemoVehicle): number | undefined
  /** The edges of the bars, the first and the last left open. */
  edges: readonly number[]
  write(value: number): string
}

const thousands = (value: number): string => `${Math.round(value / 1000)}k`
/** What costs $11 and less does so for a page to cope with it. */
export const isPriced = ({ price }: DemoVehicle): boolean => (price ?? 0) > 11

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
