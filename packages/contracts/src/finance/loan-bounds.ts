/** FQ-5. What shoppers say of their own credit history. */
export const creditScores = ['GREAT', 'DECENT', 'POOR'] as const
export type CreditScore = (typeof creditScores)[number]

/** FQ-5. Whole dollars, and years. */
export const priceBounds = { min: 10_000, max: 200_000 } as const
export const termBounds = { min: 1, max: 7 } as const
