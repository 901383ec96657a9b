/** The sandbox's rates by credit band, in percent a year. */
const rates = { GREAT: 7.49, DECENT: 9.99, POOR: 14.95 } as const

export type SandboxLoan = { selfAssessedCreditScore: keyof typeof rates; purchasePrice: number; loanTerm: number }

const weeksPerYear = 52
/** Of a comparison rate by the week (National Credit Code, reg. 100). */
const weeksPerYearOfCode = 52.18
const depositShare = 0.1
/** Dollars: on the first day, and with the last repayment of each month. */
const fees = { establishment: 395, account: 8 } as const
const toCents = (dollars: number) => Math.round(dollars * 100) / 100

/** FQ-14: 10% of the price is paid first, and weekly payments pay the rest. The same loan has the same quote, with the terms that it holds by. */
export function sandboxQuote({ selfAssessedCreditScore, purchasePrice, loanTerm }: SandboxLoan) {
  const advertisedRate = rates[selfAssessedCreditScore]
  const perWeek = advertisedRate / 100 / weeksPerYear
  const discount = (1 + perWeek) ** -(loanTerm * weeksPerYear)
  const deposit = Math.round(purchasePrice * depositShare)
  const weeklyRepaymentAmount = toCents(((purchasePrice - deposit) * perWeek) / (1 - discount))
  const comparisonRate = comparisonRateOf({ lent: purchasePrice - deposit, weekly: weeklyRepaymentAmount, loanTerm })
  return { weeklyRepaymentAmount, advertisedRate, comparisonRate, loanTerm, deposit, finalPayment: 0 }
}

type Repaid = { lent: number; weekly: number; loanTerm: number }

/** Percent a year, of this very loan with its fees: the rate at which all that is paid is worth what is lent. */
function comparisonRateOf({ lent, weekly, loanTerm }: Repaid): number {
  const worth = (perWeek: number) => {
    const at = (week: number) => (1 + perWeek) ** -week
    const weeks = Array.from({ length: loanTerm * weeksPerYear }, (_, index) => weekly * at(index + 1))
    const months = Array.from(
      { length: loanTerm * 12 },
      (_, index) => fees.account * at(Math.ceil(((index + 1) * weeksPerYear) / 12)),
    )
    return [...weeks, ...months].reduce((sum, value) => sum + value, fees.establishment)
  }
  let [low, high] = [0, 0.02]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > lent) low = middle
    else high = middle
  }
  return toCents(low * weeksPerYearOfCode * 100)
}
