import type { PublicSite } from '@forecourt/contracts/site/site'
import { dollars } from '../pricing/price.ts'
import { type Budget, type BudgetPeriod, maxBudgetInput } from './budget.ts'
import { calculatorRules } from './calculator-rules.ts'
import { usualTermYears } from './frequency.ts'
import { isOfferedRate } from './lenders/cost-limit.ts'
import { loanCosts } from './lenders/loan-costs.ts'
import { amountFor, type Loan, repayment as repaymentOf } from './repayment.ts'
import { schedule } from './schedule.ts'
import type { StatedRepayment } from './stated-repayment.ts'

type Finance = PublicSite['finance']

/** The loan of a budget: at the rate that the site's calculator begins with, and with nothing due at the end. */
const loanOf = (period: BudgetPeriod, { calculator }: Finance): Omit<Loan, 'principal'> => ({
  residual: 0,
  annualRate: calculatorRules(calculator, { place: 'standalone' }).defaults.interest,
  years: usualTermYears,
  frequency: period,
})

/** Whole dollars that a repayment pays off, whether or not they would be lent, and the comparison rate of the loan. */
function paidOff({ repayment, period }: Omit<Budget, 'deposit'>, finance: Finance) {
  const loan = loanOf(period, finance)
  const financed = Math.floor(amountFor({ ...loan, payment: repayment }))
  const rows = schedule({ ...loan, principal: financed }, repayment)
  const costs = loanCosts(rows, { financed, residual: 0, frequency: period, fees: finance.fees })
  return { financed, interestRate: loan.annualRate, comparisonRate: costs.comparisonRate }
}

/** The loan of a budget; none where nothing is lent, or where fees are so much of it that nobody may lend it. */
function offeredLoan(budget: Budget, finance: Finance) {
  const loan = paidOff(budget, finance)
  return loan.financed > 0 && isOfferedRate(loan.comparisonRate) ? loan : undefined
}

/** The price that a budget buys at the site's own rate, in whole dollars: after the deposit it costs no more a period. */
export const boughtPrice = (budget: Budget, finance: Finance): number =>
  budget.deposit + (offeredLoan(budget, finance)?.financed ?? 0)

/** What the loan of that price holds by. */
export function budgetRepayment(budget: Budget, finance: Finance): StatedRepayment | undefined {
  const { repayment: amount, period: frequency, deposit } = budget
  const loan = offeredLoan(budget, finance)
  if (!loan) return undefined
  const { interestRate, comparisonRate } = loan
  return { amount, frequency, years: usualTermYears, deposit, finalPayment: 0, interestRate, comparisonRate }
}

/** The smallest repayment, in whole dollars, that pays off a loan which may be offered: the more is lent, the less of it are its fees. */
export function smallestRepayment(period: BudgetPeriod, finance: Finance): number {
  let [tooLittle, enough] = [0, maxBudgetInput]
  while (enough - tooLittle > 1) {
    const repayment = Math.floor((tooLittle + enough) / 2)
    if (offeredLoan({ repayment, period, deposit: 0 }, finance)) enough = repayment
    else tooLittle = repayment
  }
  return enough
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
  const principal = Math.max(0, price - deposit)
  return Math.ceil(repaymentOf({ ...loanOf(period, finance), principal }))
}

/** The same in a sentence, which names no repayment of a loan that is not offered. */
export function repaymentForText(price: number, budget: Omit<Budget, 'repayment'>, finance: Finance): string {
  const repayment = repaymentFor(price, budget, finance)
  if (repayment === 0) return 'Your deposit pays for it'
  const tooLittle = noLoanText({ ...budget, repayment }, finance)
  return (
    tooLittle ??
    `${dollars(repayment)} a ${budget.period} for ${usualTermYears} years by the same loan, after your deposit`
  )
}
