/** FC-5. How often a loan is repaid: `perYear` periods make a year of the annuity. */
export type Frequency = 'week' | 'fortnight' | 'month'

type FrequencyRow = {
  label: string
  /** As the words after an amount: `$181 a week`. */
  per: string
  perYear: number
  /** In a comparison rate: 365.25 days of 7 or 14, rounded as the National Credit Code rounds them (reg. 100). */
  perYearOfCode: number
}

/** BF-1, FE-4, FE-7, FQ-5. Years of a loan for which nothing else is known. */
export const usualTermYears = 5

/** FE-3, 2§9. */
const weeksPerMonth = 4.33

/** Dollars a month of dollars a week, to the cent. */
export const monthlyOf = (weekly: number): number => Math.round(weekly * weeksPerMonth * 100) / 100

export const frequencies = {
  week: { label: 'Weekly', per: 'a week', perYear: 52, perYearOfCode: 52.18 },
  fortnight: { label: 'Fortnightly', per: 'a fortnight', perYear: 26, perYearOfCode: 26.09 },
  month: { label: 'Monthly', per: 'a month', perYear: 12, perYearOfCode: 12 },
} as const satisfies Record<Frequency, FrequencyRow>
