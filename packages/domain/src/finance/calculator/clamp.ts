/** The nearest value within bounds; both ends count. */
export const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value))
