import type { ListFilter } from '@forecourt/domain/search/search-filters'

/**
 * Where a document keeps what is searched. `raw.*` are values as they are written, which facets count; `is.*` the same as they are
 * compared, which filters match; `number.*` are filtered and sorted.
 */
export const rawField = (filter: ListFilter): string => `raw.${filter}`
export const comparedField = (filter: ListFilter): string => `is.${filter}`
export const numberFieldName = (field: string): string => `number.${field}`

/** Set on every vehicle that is meant for the website; what was removed is a document without it. */
export const shownField = 'shown'
export const dealershipField = 'dealership'
export const idField = 'id'
/** The year as it is found by its digits. */
export const yearField = 'raw.year'
/** A stock number as it is compared, and every later part of it. */
export const stockNumberField = 'stocknum'
export const stockNumberStartsField = 'stocknum_starts'
/** A dealership and a city in one, from which a tenant's places follow. */
export const placeField = 'place'
