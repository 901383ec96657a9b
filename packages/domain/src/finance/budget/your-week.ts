import type { ShownWeek } from '@forecourt/contracts/browser/your-week'
import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { dollars, lentPrice } from '../../pricing/price.ts'
import { hasCapability } from '../../site/capabilities.ts'
import type { AdvertisedRates } from '../advertised-rates.ts'
import { type Frequency, frequencies, monthlyOf, usualTermYears } from '../frequency.ts'
import { enquireForFinance, type Loan, repayment } from '../repayment.ts'
import { budgetPath, formatBudget } from './budget-address.ts'

/** BF-1. The loan of a budget: at the advertised comparison rate, so that fees are in it, and with nothing due at the end. */
export const weekLoan = (
  frequency: Frequency,
  { comparisonRate }: Pick<AdvertisedRates, 'comparisonRate'>,
): Omit<Loan, 'principal'> => ({
  residual: 0,
  // A comparison rate is of the Code's periods a year (reg. 100), the annuity of 52.
  annualRate: (comparisonRate * frequencies[frequency].perYear) / frequencies[frequency].perYearOfCode,
  years: usualTermYears,
  frequency,
})

type Terms = Pick<ShownWeek, 'deposit' | 'period' | 'comparisonRate'>

/** Dollars and cents of each repayment of a price after the deposit. */
export const weekRepayment = (price: number, week: Terms): number =>
  Math.round(repayment({ ...weekLoan(week.period, week), principal: Math.max(0, price - week.deposit) }) * 100) / 100

/** FC-6. The estimate of a vehicle by the shopper's own week; none where the deposit pays for it, or too small a loan is left. */
export function weekEstimate(price: number, week: ShownWeek): FinanceEstimate | undefined {
  const { deposit, interestRate, comparisonRate, minLoan } = week
  if (price - deposit < minLoan) return undefined
  const amount = weekRepayment(price, week)
  return {
    ...(week.period === 'week' ? { weekly: amount, monthly: monthlyOf(amount) } : { monthly: amount }),
    interest_rate: interestRate,
    comparison_rate: comparisonRate,
    terms: { years: usualTermYears, deposit, balloon: 0, has_fees: true },
  }
}

/** How prices are shown: `Prices by the week, with your $2,000 deposit`. The repayment filters nothing here, so it is not said. */
export const weekText = ({ deposit, period }: Pick<ShownWeek, 'deposit' | 'period'>): string =>
  `Prices by the ${period}, with ${deposit > 0 ? `your ${dollars(deposit)}` : 'no'} deposit`

/** What a page says of it, and where it is changed. */
export const weekNote = (week: ShownWeek | null): { text: string | null; changeHref: string } => ({
  text: week && weekText(week),
  changeHref: week ? `${budgetPath}?${formatBudget(week)}` : budgetPath,
})

type Financed = Parameters<typeof lentPrice>[0] & {
  dealership_slug: string
  finance_estimate?: FinanceEstimate | undefined
}
type Site = Pick<PublicSite, 'pricing' | 'capabilities' | 'dealership_capabilities'>

/**
 * FE-1, FE-2. Whether the shopper's own week may take the place of what a vehicle is advertised with. A vehicle that the dealer's rules
 * or its dealership leave out of finance is advertised with nothing, and so has no figure of the shopper's either.
 */
export const takesWeek = (vehicle: Financed, site: Site): boolean =>
  vehicle.finance_estimate !== undefined &&
  lentPrice(vehicle, site) !== undefined &&
  hasCapability(site, 'finance', vehicle.dealership_slug)

/** What a vehicle is said to cost a period: an estimate, or words in its place. */
export type ShownEstimate = {
  estimate?: FinanceEstimate | undefined
  instead?: string
  /** Whether it is by the shopper's own week. */
  isOwn: boolean
}

/** What a vehicle is said to cost a period: by the shopper's own week where they have one, else as it is advertised. */
export function shownEstimate(vehicle: Financed, site: Site, week: ShownWeek | null): ShownEstimate {
  const price = lentPrice(vehicle, site)
  if (!week || price === undefined || !takesWeek(vehicle, site))
    return { estimate: vehicle.finance_estimate, isOwn: false }
  const estimate = weekEstimate(price, week)
  if (estimate) return { estimate, isOwn: true }
  return { instead: price > week.deposit ? enquireForFinance : paidByDeposit, isOwn: true }
}

/** In place of a repayment that there is none of. */
export const paidByDeposit = 'Your deposit pays for it'
