import { type Random, shuffled } from '../random.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { makeComments } from '../words/comments.ts'
import { commentsOf, type Occasion, type SpecialCase, specialCases } from './special-cases.ts'

/**
 * Turns some vehicles into special cases: each case takes the first suitable ones that are free, so that no vehicle has
 * two.
 */
export function makeSpecial(random: Random, vehicles: readonly DemoVehicle[], occasion: Occasion): DemoVehicle[] {
  const made = [...vehicles]
  // Shuffled, so that special ones are not together.
  const places = shuffled(random, [...vehicles.keys()])
  for (const one of specialCases) {
    const taken = takenBy(one, made, places, occasion)
    const first = taken[0] === undefined ? undefined : made[taken[0]]
    for (const index of taken) {
      const vehicle = made[index]
      if (vehicle && first)
        made[index] = { ...redescribed(vehicle, one.change(vehicle, occasion, first), occasion), special: one.name }
    }
  }
  return made
}

/** What a description goes by of what a case changes. */
const descriptionInputs: readonly (keyof DemoVehicle)[] = ['status', 'createdAt', 'photos']

/** A changed vehicle, described again where the words that it had would no longer be so. */
function redescribed(vehicle: DemoVehicle, change: Partial<DemoVehicle>, occasion: Occasion): DemoVehicle {
  const changed = { ...vehicle, ...change }
  if ('comments' in change || !descriptionInputs.some((fact) => fact in change)) return changed
  return { ...changed, comments: commentsOf(makeComments, changed, occasion) }
}

/** The places that a case takes. */
function takenBy(
  { count, suits, best, isRun }: SpecialCase,
  vehicles: readonly DemoVehicle[],
  places: readonly number[],
  occasion: Occasion,
): number[] {
  const isFree = (at: number): boolean => {
    const vehicle = vehicles[at]
    return vehicle !== undefined && vehicle.special === undefined && (suits?.(vehicle, occasion.dealership) ?? true)
  }
  const isBest = (at: number): boolean => vehicles[at] !== undefined && (best?.(vehicles[at], occasion) ?? false)
  const free = places.filter(isFree).toSorted((a, b) => Number(isBest(b)) - Number(isBest(a)))
  return isRun ? (alikeIn(vehicles, free, count) ?? []) : free.slice(0, count)
}

/**
 * The first vehicles of one model, badge, year and condition with similar kilometres, so that one price is fair for
 * all.
 */
function alikeIn(vehicles: readonly DemoVehicle[], places: readonly number[], count: number): number[] | undefined {
  const kmOf = (at = 0): number => vehicles[at]?.km ?? 0
  const groups = Map.groupBy(places, (at) => {
    const { model, badge, year, condition } = vehicles[at] ?? {}
    return [model?.make.make, model?.model, model?.body, badge, year, condition].join()
  })
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => kmOf(a) - kmOf(b)))
    .flatMap((group) => group.map((_, from) => group.slice(from, from + count)))
    .find((run) => run.length === count && kmOf(run.at(-1)) < kmOf(run[0]) * 1.25 + 100)
}
