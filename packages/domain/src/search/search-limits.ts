/** The limits of a search. A page truncates beyond them, and the API rejects. */
export const searchLimits = {
  queryLength: 200,
  valueLength: 200,
  valuesPerFilter: 100,
  /** Above any price, year or odometer reading of a vehicle. */
  rangeEnd: 1_000_000_000,
  page: 1_000_000,
} as const
