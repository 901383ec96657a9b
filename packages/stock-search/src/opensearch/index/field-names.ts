import type { ListFilter } from '@forecourt/domain/search/search-filters'

/**
 * The fields of a document. `raw.*` are original values, which facets count; `is.*` are normalised, which filters
 * match; `number.*` are filtered and sorted.
 */
export const rawField = (filter: ListFilter): string => `raw.${filter}`
export const comparedField = (filter: ListFilter): string => `is.${filter}`
export const numberFieldName = (field: string): string => `number.${field}`

/** Set on every vehicle that is shown on the website; a removed vehicle is a document without it. */
export const shownField = 'shown'
export const dealershipField = 'dealership'
export const idField = 'id'
/** The year as text, for matching its digits. */
export const yearField = 'raw.year'
/** The normalised stock number, and its later parts. */
export const stockNumberField = 'stocknum'
export const stockNumberStartsField = 'stocknum_starts'
/** A dealership and a city in one, which determine a tenant's places. */
export const placeField = 'place'
