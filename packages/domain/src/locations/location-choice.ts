import { departments } from '@forecourt/contracts/site/departments'
import type { Department, Location } from '@forecourt/contracts/site/site'
import { inTypeOrder, serves } from './department-locations.ts'
import { byDistance, type Point } from './distance.ts'

/** LO-2: departments that a choice can be made of, with how many locations have each. */
export const departmentCounts = (locations: readonly Location[]): { department: Department; count: number }[] =>
  departments.flatMap((department) => {
    const count = locations.filter((location) => serves(location, department)).length
    return count > 0 ? [{ department, count }] : []
  })

/** The department that an address asks for; anything else is all of them. */
export const parseDepartment = (text: string | null): Department | undefined =>
  departments.find((department) => department === text)

export type PlacedLocation<L> = { location: L; km?: number }

/** LO-2, LO-5: locations of a department, the nearest first where the shopper's place is known; else sales, service, parts. */
export function chosenLocations<L extends Location>(
  locations: readonly L[],
  department: Department | undefined,
  from: Point | undefined,
): PlacedLocation<L>[] {
  const chosen = locations.filter((location) => !department || serves(location, department))
  return from ? byDistance(chosen, from) : inTypeOrder(chosen).map((location) => ({ location }))
}
