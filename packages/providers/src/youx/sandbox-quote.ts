/** The sandbox's rates by credit band, in percent a year. */
const rates = {
  GREAT: { advertisedRate: 7.49, comparisonRate: 8.32 },
  DECENT: { advertisedRate: 9.99, comparisonRate: 10.87 },
  POOR: { advertisedRate: 14.95, comparisonRate: 15.97 },
} as const

export type SandboxLoan = { selfAssessedCreditScore: keyof typeof rates; purchasePrice: number; loanTerm: number }

const weeksPerYear = 52
const depositShare = 0.1
const toCents = (dollars: number) => Math.round(dollars * 100) / 100

/** FQ-14: 10% of the price is paid first, and weekly payments pay the rest. The same loan has the same quote, with the terms that it holds by. */
export function sandboxQuote({ selfAssessedCreditScore, purchasePrice, loanTerm }: SandboxLoan) {
  const { advertisedRate, comparisonRate } = rates[selfAssessedCreditScore]
  const perWeek = advertisedRate / 100 / weeksPerYear
  const discount = (1 + perWeek) ** -(loanTerm * weeksPerYear)
  const deposit = Math.round(purchasePrice * depositShare)
  const weekly = ((purchasePrice - deposit) * perWeek) / (1 - discount)
  const weeklyRepaymentAmount = toCents(weekly)
  return { weeklyRepaymentAmount, advertisedRate, comparisonRate, loanTerm, deposit, finalPayment: 0 }
}
