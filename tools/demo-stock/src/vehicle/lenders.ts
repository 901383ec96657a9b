import type { FinanceLender, StoredQuote } from '@forecourt/contracts/finance/finance-lender'
import { loanCosts } from '@forecourt/domain/finance/lenders/loan-costs'
import { isQuoted } from '@forecourt/domain/finance/quote/loan'
import { repayment } from '@forecourt/domain/finance/repayment'
import { schedule, toCents } from '@forecourt/domain/finance/schedule'
import type { Voice } from '../dealers/dealership.ts'
import type { DemoVehicle } from './demo-vehicle.ts'

type Terms = {
  financeProvider: string
  /** Percent for a new vehicle, and what each year of age adds. */
  rates: readonly [fresh: number, perYear: number]
  /** Dollars: in the loan, with each month, and on the first day. Those of a site's provider are the ones that the site discloses. */
  fees: readonly [establishment: number, account: number, agency?: number]
  depositShare: number
  stores: readonly ('paymentWeek' | 'paymentMonth')[]
}

/** Invented lenders, by the dealer that they lend for. */
const lendersByDealer: Partial<Record<Voice, Record<string, Terms>>> = {
  harbourside: {
    wattle_finance: {
      financeProvider: 'provider_d',
      rates: [3.81, 0.25],
      fees: [395, 8, 912.25],
      depositShare: 0.1,
      stores: ['paymentWeek'],
    },
    banksia_credit: {
      financeProvider: 'provider_f',
      rates: [7.45, 0.3],
      fees: [450, 6],
      depositShare: 0,
      stores: ['paymentWeek'],
    },
  },
  northgate: {
    ironbark_loans: {
      financeProvider: 'provider_a',
      rates: [5.92, 0.2],
      fees: [1300, 5],
      depositShare: 0.1,
      stores: [],
    },
  },
  meridian: {
    grevillea_bank: {
      financeProvider: 'provider_g',
      rates: [6.29, 0.2],
      fees: [395, 8],
      depositShare: 0.1,
      stores: ['paymentMonth'],
    },
  },
  openroad: {
    mallee_finance: {
      financeProvider: 'provider_b',
      rates: [8.25, 0.15],
      fees: [1360.5, 5],
      depositShare: 0.1,
      stores: ['paymentWeek'],
    },
  },
}

const termYears = 5
const termMonths = termYears * 12

/** The broker of harbourside, which quotes for cars that its lenders find too old. A stored quote lends no fee: establishment and agency are paid on the first day. */
const broker: Terms = {
  financeProvider: 'youx',
  rates: [7.95, 0.3],
  fees: [0, 8, 395 + 912.25],
  depositShare: 0.1,
  stores: ['paymentWeek'],
}
/** Years. */
const maxAgeOfLenders = 10

type Financed = Pick<DemoVehicle, 'lenders' | 'youxQuote'>

/**
 * What the invented lenders of a dealer offer for a vehicle that can be bought, or a broker has quoted for it. They lend within the
 * prices of the finance form (FQ-5): fees make a smaller loan absurdly dear.
 */
export function financeOf(vehicle: DemoVehicle, dealer: Voice, today: Date): Financed {
  const lenders = lendersByDealer[dealer]
  const price = vehicle.offerPrice ?? vehicle.price ?? 0
  if (!lenders || vehicle.status !== 'in_stock' || !isQuoted(price)) return {}
  const age = Math.max(0, today.getUTCFullYear() - (vehicle.year ?? today.getUTCFullYear()))
  if (dealer === 'harbourside' && age > maxAgeOfLenders) return { youxQuote: quoteOf(offerOf(broker, price, age)) }
  return {
    lenders: Object.fromEntries(Object.entries(lenders).map(([name, own]) => [name, offerOf(own, price, age)])),
  }
}

const quoteOf = ({ paymentWeek = 0, interestRate, comparisonRate }: FinanceLender): StoredQuote => ({
  weeklyRepaymentAmount: paymentWeek,
  ...(interestRate !== undefined && { advertisedRate: interestRate }),
  ...(comparisonRate !== undefined && { comparisonRate }),
})

function offerOf({ rates, fees, depositShare, financeProvider, stores }: Terms, price: number, age: number) {
  const [establishment, account, agency = 0] = fees
  const deposit = Math.round(price * depositShare)
  const interestRate = toCents(rates[0] + rates[1] * age)
  const loan = { principal: price - deposit + establishment, residual: 0, annualRate: interestRate, years: termYears }
  const frequency = stores.includes('paymentMonth') ? 'month' : 'week'
  const costs = loanCosts(schedule({ ...loan, frequency }), {
    ...{ financed: price - deposit, residual: 0, frequency },
    fees: { establishment: 0, security_registration: 0, monthly_account: account, agency },
  })
  const payments = {
    paymentWeek: repayment({ ...loan, frequency: 'week' }),
    paymentMonth: repayment({ ...loan, frequency: 'month' }),
  }
  return {
    financeProvider,
    deposit,
    termYears,
    termMonths,
    interestRate,
    comparisonRate: toCents(costs.comparisonRate),
    establishmentFees: establishment,
    totalPayable: toCents(costs.rows.reduce((sum, { amount }) => sum + amount, 0)),
    balloon: 0,
    ...Object.fromEntries(stores.map((name) => [name, toCents(payments[name])])),
  } satisfies FinanceLender
}
