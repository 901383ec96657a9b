import type { Batch } from '../dealers/dealership.ts'
import type { Model, PictureBody } from '../facts/model.ts'
import type { Random } from '../random.ts'

const ordinaryKm = 13_200

/** Kilometres that a body's owner drives in a year, where they are not the ordinary ones. */
const kmPerYear: Partial<Record<PictureBody, number>> = {
  ute: 17_000,
  cabChassis: 20_000,
  van: 22_000,
  bus: 24_000,
  lightTruck: 22_000,
  peopleMover: 15_500,
  suv: 14_000,
  coupe: 7500,
  convertible: 6800,
  motorhome: 9500,
  motorcycle: 4300,
}

/** What such a vehicle has usually driven at an age in years. */
export const usualKm = ({ pictures }: Model, age: number): number => (kmPerYear[pictures] ?? ordinaryKm) * age

/** How far vehicles of an age lie apart, and how far those that drove in one fleet. */
const spread = { all: 0.36, fleet: 0.04 }

/** How many spreads above the usual anything is: a working vehicle is in a depot at night, however long its day. */
const maxSpreads: Partial<Record<PictureBody, number>> = { lightTruck: 1.1 }

/** How far it was driven: most near what is usual, a few far more. What is towed has no odometer. */
export function makeKm(random: Random, model: Model, age: number, { condition, sameAs }: Batch): number | undefined {
  const apart = spread[sameAs ? 'fleet' : 'all']
  if (model.item === 'caravan') return undefined
  const figures = {
    new: () => random.between(3, 28),
    demo: () => random.between(900, 8800),
    used: () =>
      Math.max(
        800,
        Math.round(usualKm(model, age) * Math.exp(Math.min(random.normal(), maxSpreads[model.pictures] ?? 3) * apart)),
      ),
  }
  return figures[condition]()
}
