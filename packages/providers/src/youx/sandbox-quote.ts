/** The sandbox's rates by credit band, in percent a year. */
const rates = {
  GREAT: { advertisedRate: 7.49, comparisonRate: 8.32 },
  DECENT: { advertisedRate: 9.99, comparisonRate: 10.87 },
  POOR: { advertisedRate: 14.95, comparisonRate: 15.97 },
} as const

export type SandboxLoan = { selfAssessedCreditScore: keyof typeof rates; purchasePrice: number; loanTerm: number }

const weeksPerYear = 52
const toCents = (dollars: number) => Math.round(dollars * 100) / 100

/** FQ-14's example: 10% of the price is paid first and 30% last; weekly payments in between. The same loan has the same quote. */
export function sandboxQuote({ selfAssessedCreditScore, purchasePrice, loanTerm }: SandboxLoan) {
  const { advertisedRate, comparisonRate } = rates[selfAssessedCreditScore]
  const perWeek = advertisedRate / 100 / weeksPerYear
  const discount = (1 + perWeek) ** -(loanTerm * weeksPerYear)
  const borrowed = purchasePrice * 0.9
  const finalPayment = purchasePrice * 0.3
  const weekly = ((borrowed - finalPayment * discount) * perWeek) / (1 - discount)
  return { weeklyRepaymentAmount: toCents(weekly), advertisedRate, comparisonRate }
}
