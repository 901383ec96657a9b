/** Older cars are rare: a number of these years is a postcode, where there is one and no car of that year. */
const recentYears = 20
const firstYear = 1950

/** Which numbers may be years of cars, and which are. */
export const yearRule = (thisYear: number) => ({
  isYear: (number: number): boolean => number >= firstYear && number <= thisYear + 1,
  isRecentYear: (number: number): boolean => number >= thisYear - recentYears && number <= thisYear + 1,
})
