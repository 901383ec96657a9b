import type { ShownWeek, YourWeek } from '@forecourt/contracts/browser/your-week'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { dollars } from '../../pricing/price.ts'
import { advertisedRates } from '../advertised-rates.ts'
import { usualTermYears } from '../frequency.ts'
import { isOfferedRate } from '../lenders/cost-limit.ts'
import { loanCosts } from '../lenders/loan-costs.ts'
import { amountFor, isEstimable, repayment as repaymentOf } from '../repayment.ts'
import { schedule, toCents } from '../schedule.ts'
import type { StatedRepayment } from '../stated-repayment.ts'
import { type Budget, type BudgetPeriod, maxBudgetInput } from './budget.ts'
import { paidByDeposit, weekLoan, weekRepayment } from './your-week.ts'

type Finance = PublicSite['finance']

/** Whole dollars that a repayment pays off at the advertised comparison rate, whether or not they would be lent. */
function paidOff({ repayment, period }: Omit<Budget, 'deposit'>, finance: Finance) {
  const rates = advertisedRates(finance)
  const financed = Math.floor(amountFor({ ...weekLoan(period, rates), payment: repayment }))
  return { financed, ...rates }
}

/** Whether the fees of a loan leave its own comparison rate within what may be offered. */
function isOffered(financed: number, { period }: Pick<Budget, 'period'>, finance: Finance): boolean {
  const { interestRate: annualRate } = advertisedRates(finance)
  const loan = { principal: financed, residual: 0, annualRate, years: usualTermYears, frequency: period }
  const rows = schedule(loan, toCents(repaymentOf(loan)))
  const costs = loanCosts(rows, { financed, residual: 0, frequency: period, fees: finance.fees })
  return isOfferedRate(costs.comparisonRate)
}

/** The loan of a budget; none where nothing is lent, or where its fees exceed the cap of the law. */
function offeredLoan(budget: Budget, finance: Finance) {
  const loan = paidOff(budget, finance)
  return loan.financed > 0 && isOffered(loan.financed, budget, finance) ? loan : undefined
}

/** The price that a budget buys at the rate that the site advertises, in whole dollars: after the deposit it costs no more a period. */
export const boughtPrice = (budget: Budget, finance: Finance): number =>
  budget.deposit + (offeredLoan(budget, finance)?.financed ?? 0)

/** What the loan of that price holds by. */
export function budgetRepayment(budget: Budget, finance: Finance): StatedRepayment | undefined {
  const { repayment: amount, period: frequency, deposit } = budget
  const loan = offeredLoan(budget, finance)
  if (!loan) return undefined
  const { interestRate, comparisonRate } = loan
  const rates = { interestRate, comparisonRate, hasFees: true }
  return { amount, frequency, years: usualTermYears, deposit, finalPayment: 0, ...rates }
}

/** The smallest amount, in whole dollars, that is enough, where each larger one is too. */
function smallest(isEnough: (dollars: number) => boolean): number {
  let [tooLittle, enough] = [0, maxBudgetInput]
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (isEnough(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}

/** The smallest repayment, in whole dollars, that pays off a loan which may be offered: the more is lent, the less of it are its fees. */
export const smallestRepayment = (period: BudgetPeriod, finance: Finance): number =>
  smallest((repayment) => offeredLoan({ repayment, period, deposit: 0 }, finance) !== undefined)

/** What a shopper has chosen, with the rates of a site and the smallest loan that is an estimate there (FC-6) and may be offered. */
export function withSiteTerms(week: YourWeek, finance: Finance): ShownWeek {
  const rates = advertisedRates(finance)
  const { period } = week
  const minLoan = smallest(
    (loan) => isEstimable(weekRepayment(loan, { deposit: 0, period, ...rates })) && isOffered(loan, week, finance),
  )
  return { ...week, ...rates, minLoan }
}

/** Why a repayment buys nothing; undefined where it does, or where there is none. */
export function noLoanText(budget: Budget, finance: Finance): string | undefined {
  const { repayment, period } = budget
  if (repayment === 0 || offeredLoan(budget, finance)) return undefined
  const smallest = dollars(smallestRepayment(period, finance))
  return `${dollars(repayment)} a ${period} is too little: the fees of so small a loan cost too much. The smallest repayment that we can show is ${smallest} a ${period}.`
}

/** The other way round: what a price costs each period after the deposit, in whole dollars. */
export function repaymentFor(price: number, { deposit, period }: Omit<Budget, 'repayment'>, finance: Finance): number {
  return Math.ceil(weekRepayment(price, { deposit, period, ...advertisedRates(finance) }))
}

/** The same in a sentence, which names no repayment of a loan that is not offered. */
export function repaymentForText(price: number, budget: Omit<Budget, 'repayment'>, finance: Finance): string {
  const repayment = repaymentFor(price, budget, finance)
  if (repayment === 0) return paidByDeposit
  const tooLittle = noLoanText({ ...budget, repayment }, finance)
  const after = budget.deposit > 0 ? `, after your ${dollars(budget.deposit)} deposit` : ''
  return (
    tooLittle ??
    `${dollars(repayment)} a ${budget.period} for ${usualTermYears} years by the same loan, interest and fees included${after}`
  )
}
