/** SR-20: where words are looked for, and how much a match there is worth. The stock number comes on top, on its own. */
export const textFields = {
  make: 8,
  model: 10,
  badge: 6,
  body: 4,
  colour: 3,
  fuel: 3,
  drive: 3,
  transmission: 3,
  car_type: 2,
  item_type: 2,
  year: 5,
} as const

export type TextField = keyof typeof textFields

/** Whether a word that stands in these fields is a make and nothing else. */
export const isOnlyMake = (fields: readonly TextField[]): boolean =>
  fields.length > 0 && fields.every((field) => field === 'make')

/** What a stock number is worth where it is typed to the letter, or only begun: before anything else, and after much. */
export const stockNumberPoints = { exact: 100_000, start: 200 } as const

/** From so many characters on the beginning of a stock number is one. */
export const minStockNumberPrefix = 3
