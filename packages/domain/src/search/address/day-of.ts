/** The day of a moment, as an address writes it; '' where there is none. */
export const dayOf = (seconds: number | undefined): string => {
  const date = new Date((seconds ?? Number.NaN) * 1000)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
