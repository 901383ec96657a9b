import type { Dealership } from '../dealers/dealership.ts'
import { type Random, shuffled } from '../random.ts'
import { daysFrom } from '../vehicle/dates.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { type Occasion, type SpecialCase, specialCases } from './special-cases.ts'

const soldInARow = 5

/** The vehicles, some of them made special cases: each case takes the first that suit it and are not taken, so that none is two. */
export function makeSpecial(random: Random, vehicles: readonly DemoVehicle[], occasion: Occasion): DemoVehicle[] {
  const made = [...vehicles]
  // Not from the first on, so that special ones do not stand together.
  const places = shuffled(random, [...vehicles.keys()])
  for (const one of specialCases) {
    const isBest = (at: number): boolean => made[at] !== undefined && (one.best?.(made[at]) ?? false)
    const free = places.filter((at) => isFree(made[at], occasion.dealership, one.suits))
    const first = free.toSorted((a, b) => Number(isBest(b)) - Number(isBest(a)))
    for (const index of first.slice(0, one.count)) {
      const vehicle = made[index]
      if (vehicle) made[index] = { ...vehicle, ...one.change(vehicle, occasion), special: one.name }
    }
  }
  return soldRun(made, occasion)
}

function isFree(vehicle: DemoVehicle | undefined, dealership: Dealership, suits: SpecialCase['suits']): boolean {
  return vehicle !== undefined && vehicle.special === undefined && (suits?.(vehicle, dealership) ?? true)
}

/** Sold vehicles of one make, year and price, so that they stand in a row however a search is sorted. */
function soldRun(vehicles: DemoVehicle[], { dealership, today }: Occasion): DemoVehicle[] {
  const make = dealership.fastSellers[0]
  const run = vehicles
    .filter((vehicle) => vehicle.special === undefined && vehicle.model.make.make === make)
    .slice(0, soldInARow)
  const [first] = run
  if (!first) return vehicles
  const { year, price, priceType, weeklyPrice } = first
  const sold = {
    special: 'sold in a row',
    status: 'sold',
    soldAt: daysFrom(today, -1.5).toISOString(),
    ...(price !== undefined && { price, priceType }),
    ...(weeklyPrice !== undefined && { weeklyPrice }),
  }
  return vehicles.map((vehicle) => (run.includes(vehicle) ? { ...vehicle, ...sold, year } : vehicle))
}
