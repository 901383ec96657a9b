import type { Make, WarrantyTerm } from './model.ts'

/** The same term whenever it was built, however far it drove. */
export const always = (term: number): readonly [WarrantyTerm] => [{ from: '2000-01', years: term }]

/** The warranty that a vehicle of a year and month came with. */
export const warrantyOf = ({ warranty }: Make, built: string): WarrantyTerm =>
  warranty.findLast(({ from }) => from <= built) ?? warranty[0]

type Driven = { built: string; age: number; km: number }

/** Months that are left of it: none once it has driven as far as the warranty goes. */
export function monthsLeft(make: Make, { built, age, km }: Driven): number {
  const term = warrantyOf(make, built)
  return term.km !== undefined && km >= term.km ? 0 : Math.max(0, Math.floor((term.years - age) * 12))
}
