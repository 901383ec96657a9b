import type {
  FinanceEstimate,
  FinanceLender,
  FinanceProvider,
  StoredQuote,
} from '@forecourt/contracts/finance/finance-lender'
import type { Site } from '@forecourt/contracts/site/site'
import type { Hit, ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice } from '../pricing/price.ts'
import { monthlyOf, usualTermYears } from './frequency.ts'
import { providerOf, termYearsOf } from './lenders/lenders.ts'
import { establishmentFee, meetsConditions, providers, takesQuote } from './lenders/providers.ts'
import { withQuoteTerms } from './quote/quote-terms.ts'
import { repayment } from './repayment.ts'
import { toCents } from './schedule.ts'

type Financed = Pick<Vehicle, 'year' | 'make' | 'dealership_slug' | 'price' | 'offer_price' | 'status'> & {
  finance_lenders?: Record<string, FinanceLender> | undefined
  youxQuote?: StoredQuote | undefined
}
type Rules = Pick<Site, 'finance_provider' | 'finance_rules' | 'quote'>

const sameWord = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/** FE-4. A stored quote with its terms: those of the price, where it names none. */
const quoteOf = (vehicle: Financed, { quote }: Rules) =>
  vehicle.youxQuote &&
  withQuoteTerms(vehicle.youxQuote, { price: purchasePrice(vehicle) ?? 0, term: usualTermYears }, quote.terms)

/** FE-4. A stored quote as what it is: an offer by the week. */
function offerOfQuote(vehicle: Financed, site: Rules): FinanceLender | undefined {
  const quote = quoteOf(vehicle, site)
  return (
    quote && {
      paymentWeek: quote.weeklyRepaymentAmount,
      interestRate: quote.advertisedRate,
      comparisonRate: quote.comparisonRate,
      termYears: quote.loanTerm,
      deposit: quote.deposit,
      balloon: quote.finalPayment,
    }
  )
}

/** The lender, or stored quote, by whose offer a site estimates what the vehicle costs, if the rules of its provider allow it (FE-1, FE-2). */
function estimatingLender(vehicle: Financed, site: Rules, currentYear: number): FinanceLender | undefined {
  const { finance_provider: provider, finance_rules: rules } = site
  if (!provider || rules.excluded_dealerships.includes(vehicle.dealership_slug)) return undefined
  if (sameWord(vehicle.make, rules.excluded_make)) return undefined
  const lenders = Object.entries(vehicle.finance_lenders ?? {})
  const quoted = takesQuote(provider) ? offerOfQuote(vehicle, site) : undefined
  const lender = lenders.find(([name, offer]) => providerOf(name, offer) === provider)?.[1] ?? quoted
  if (lender?.interestRate === undefined || lender.comparisonRate === undefined) return undefined
  return meetsConditions(provider, { vehicle, lender, currentYear }) ? lender : undefined
}

/** FE-5. What the lender's own figures make a period, where it stores no repayment. */
function computedRepayment(vehicle: Financed, lender: FinanceLender, site: Rules, frequency: 'week' | 'month'): number {
  const { deposit = 0, balloon = 0, interestRate = 0 } = lender
  const years = termYearsOf(lender) ?? usualTermYears
  const price = purchasePrice(vehicle)
  if (price === undefined) return 0
  const principal = price - deposit + establishmentFee(lender, site.finance_provider ?? '')
  if (principal <= balloon) return 0
  return toCents(repayment({ principal, residual: balloon, annualRate: interestRate, years, frequency }))
}

/** FE-4, FE-5, FE-7. What the estimate by a lender's offer holds by; a stored quote says nothing of fees. */
function estimateTerms(lender: FinanceLender, provider: FinanceProvider, isQuote: boolean): FinanceEstimate['terms'] {
  const years = termYearsOf(lender) ?? usualTermYears
  const { deposit = 0, balloon = 0 } = lender
  const fee = isQuote ? 0 : establishmentFee(lender, provider)
  return { years, deposit, balloon, ...(fee > 0 && { fee }) }
}

/** FE-1 to FE-5. In the dealer's year `currentYear`, the estimate that a site shows for a vehicle or a hit; none where the rules allow none or it comes to nothing. */
export function financeEstimate(vehicle: Financed, site: Rules, currentYear: number): FinanceEstimate | undefined {
  const lender = estimatingLender(vehicle, site, currentYear)
  if (!lender || !site.finance_provider) return undefined
  const { stores } = providers[site.finance_provider]
  const isQuote = !Object.values(vehicle.finance_lenders ?? {}).includes(lender)
  const rest = {
    interest_rate: lender.interestRate ?? 0,
    comparison_rate: lender.comparisonRate ?? 0,
    terms: estimateTerms(lender, site.finance_provider, isQuote),
  }
  if (stores === 'month') {
    const monthly = lender.paymentMonth || computedRepayment(vehicle, lender, site, 'month')
    return monthly > 0 ? { monthly, ...rest } : undefined
  }
  const weekly = lender.paymentWeek || computedRepayment(vehicle, lender, site, 'week')
  return weekly > 0 ? { weekly, monthly: monthlyOf(weekly), ...rest } : undefined
}

/** A hit as a site answers it. */
export function hitWithEstimate(hit: Hit, site: Rules, currentYear: number): Hit {
  if (!hit.finance_lenders && !hit.youxQuote) return hit
  const { finance_lenders: _, youxQuote: __, ...shown } = hit
  const estimate = financeEstimate(hit, site, currentYear)
  return estimate ? { ...shown, finance_estimate: estimate } : shown
}

/** A vehicle as a site answers it. */
export function vehicleWithEstimate(vehicle: Vehicle, site: Rules, currentYear: number): ShownVehicle {
  const { finance_lenders: _, youxQuote: __, ...own } = vehicle
  const quote = quoteOf(vehicle, site)
  const lender = estimatingLender(vehicle, site, currentYear)
  const estimate = financeEstimate(vehicle, site, currentYear)
  const isOfLender = Object.values(vehicle.finance_lenders ?? {}).some((offer) => offer === lender)
  const shown = { ...own, ...(quote && !isOfLender && { youxQuote: quote }) }
  if (!estimate || !site.finance_provider) return shown
  const disclaimer = lender?.disclaimer ?? site.finance_rules.disclaimer
  return {
    ...shown,
    finance_estimate: estimate,
    finance_note: providers[site.finance_provider].text,
    ...(disclaimer !== undefined && { finance_disclaimer: disclaimer }),
  }
}
