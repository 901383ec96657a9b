import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** The ten facets that are counted. */
export const facetFields = [
  'make',
  'model',
  'simple_body',
  'simple_drive',
  'simple_fuel',
  'simple_transmission',
  'car_type',
  'colour',
  'item_type',
  'dealership_slug',
] as const
export type FacetField = (typeof facetFields)[number]

/** What the libraries are given of a vehicle. */
export type Doc = Record<FacetField | 'id', string> & { rank: number; numbers: readonly (number | undefined)[] }

export const docOf = (vehicle: Vehicle): Doc => ({
  ...(Object.fromEntries(facetFields.map((field) => [field, vehicle[field] ?? ''])) as Record<FacetField, string>),
  id: vehicle.id,
  rank: vehicle.custom_rank,
  numbers: [vehicle.price, vehicle.year, vehicle.km],
})

/** Chosen values by field: all fields together, any value of each. */
export type Question = { chosen: Partial<Record<FacetField, readonly string[]>> }

/** Ids of the first 21 by rank and id, how many there are, and by field how many have each value under all other fields. */
export type Answer = { ids: string[]; count: number; facets: Record<FacetField, Map<string, number>> }

/** One way of answering the same questions. */
export type Contender = { name: string; answer(question: Question): Answer | Promise<Answer> }

export const pageSize = 21

export const eachField = (make: (field: FacetField) => Map<string, number>): Answer['facets'] =>
  Object.fromEntries(facetFields.map((field) => [field, make(field)])) as Answer['facets']

export const byRank = (a: Doc, b: Doc): number => b.rank - a.rank || (a.id < b.id ? -1 : 1)

/** A question without one of its fields, for that field's facet. */
export const without = ({ chosen }: Question, field: FacetField): Question => ({
  chosen: Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== field)),
})

export const tally = (values: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
