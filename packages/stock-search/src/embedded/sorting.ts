import type { Vehicle } from '@forecourt/contracts/vehicle'
import type { SortBy } from '@forecourt/domain/search-fields'

/** What each order looks at (SR-8). A vehicle without the value comes last either way, and the id settles what is equal. */
export const sortKeys = {
  rank: { field: 'custom_rank', isDescending: true },
  price_asc: { field: 'price', isDescending: false },
  price_desc: { field: 'price', isDescending: true },
  year_desc: { field: 'year', isDescending: true },
  year_asc: { field: 'year', isDescending: false },
  km_asc: { field: 'km', isDescending: false },
  newest: { field: 'created_at_timestamp', isDescending: true },
} as const satisfies Record<SortBy, { field: keyof Vehicle; isDescending: boolean }>

/** Orders two numbers, NaN last. */
export function compareValues(a: number, b: number, isDescending: boolean): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return isDescending ? b - a : a - b
}

/** By the order of their characters, the same on every machine. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
