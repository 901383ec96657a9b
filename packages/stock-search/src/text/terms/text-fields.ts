/**
 * SR-20: the searched fields and the weight of a match there. The stock number is extra. A colour is before a badge: a black ute is
 * painted black, whatever else is a Black Edition.
 */
export const textFields = {
  make: 8,
  model: 10,
  badge: 6,
  body: 4,
  colour: 8,
  fuel: 3,
  drive: 3,
  transmission: 3,
  car_type: 2,
  item_type: 2,
  year: 5,
} as const

export type TextField = keyof typeof textFields

/** Whether a word in these fields is only a make. */
export const isOnlyMake = (fields: readonly TextField[]): boolean =>
  fields.length > 0 && fields.every((field) => field === 'make')

/** The score of an exact stock number, which ranks first, and of its prefix, which ranks low. */
export const stockNumberPoints = { exact: 100_000, start: 200 } as const

/** The minimum length of a stock number's prefix. */
export const minStockNumberPrefix = 3
