/** Orders two numbers, NaN last. */
export function compareValues(a: number, b: number, isDescending: boolean): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return isDescending ? b - a : a - b
}

/** By code units, the same on every machine. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
