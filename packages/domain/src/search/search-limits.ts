/** How large a search may be. What goes beyond is cut for a page and refused by the API. */
export const searchLimits = {
  queryLength: 200,
  valueLength: 200,
  valuesPerFilter: 100,
  /** Above any price, year or odometer reading that a vehicle can have. */
  rangeEnd: 1_000_000_000,
  page: 1_000_000,
} as const
