import type { FinanceLender, FinanceProvider } from '@forecourt/contracts/finance/finance-lender'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice } from '../../pricing/price.ts'
import { isOffered } from '../../vehicle/car-status.ts'

type Offer = {
  vehicle: Pick<Vehicle, 'year' | 'price' | 'offer_price' | 'status'>
  lender: FinanceLender
  currentYear: number
}

/** FE-2. What has to hold for an estimate. */
const conditions = {
  underTwelveYears: ({ vehicle, currentYear }: Offer) => vehicle.year !== undefined && vehicle.year > currentYear - 12,
  priceOver500: ({ vehicle }: Offer) => (purchasePrice(vehicle) ?? 0) > 500,
  inStock: ({ vehicle }: Offer) => isOffered(vehicle, 'estimate'),
  comparisonRate: ({ lender }: Offer) => lender.comparisonRate !== undefined,
  weeklyPayment: ({ lender }: Offer) => Boolean(lender.paymentWeek),
  monthlyPayment: ({ lender }: Offer) => Boolean(lender.paymentMonth),
} as const satisfies Record<string, (offer: Offer) => boolean>

type ProviderRow = {
  conditions: readonly (keyof typeof conditions)[]
  /** FE-5, in dollars; without one the lender's own. */
  establishmentFee?: number
  /** The repayment that the lender stores. */
  stores: 'week' | 'month'
  /** FE-4. Whether the vehicle's stored quote is the estimate where no lender of the provider offers one. */
  takesQuote?: boolean
  /** Who makes the estimate, in a sentence beside it. */
  text: string
}

/** FE-2, FE-5. The rule sets, by the specification's letters. */
export const providers = {
  provider_a: {
    conditions: ['underTwelveYears', 'priceOver500', 'inStock', 'comparisonRate'],
    establishmentFee: 1300,
    stores: 'week',
    text: 'Estimate for vehicles under 12 years old, to approved applicants.',
  },
  provider_b: {
    conditions: ['inStock'],
    establishmentFee: 1360.5,
    stores: 'week',
    text: 'Estimate by our finance provider, to approved applicants.',
  },
  provider_c: { conditions: ['inStock'], stores: 'month', text: 'Estimate by our lender, to approved applicants.' },
  provider_d: {
    conditions: ['priceOver500', 'inStock', 'weeklyPayment'],
    stores: 'week',
    takesQuote: true,
    text: 'Weekly estimate, to approved applicants.',
  },
  provider_e: {
    conditions: ['priceOver500', 'inStock', 'weeklyPayment'],
    stores: 'week',
    text: 'Weekly estimate by the manufacturer’s lender, to approved applicants.',
  },
  provider_f: {
    conditions: ['priceOver500', 'inStock', 'weeklyPayment'],
    stores: 'week',
    takesQuote: true,
    text: 'Weekly estimate by our broker, to approved applicants.',
  },
  provider_g: {
    conditions: ['priceOver500', 'inStock', 'monthlyPayment'],
    stores: 'month',
    text: 'Monthly estimate, to approved applicants.',
  },
} as const satisfies Record<FinanceProvider, ProviderRow>

const rows: Readonly<Record<string, ProviderRow>> = providers

/** FE-2. */
export const meetsConditions = (provider: FinanceProvider, offer: Offer): boolean =>
  providers[provider].conditions.every((name) => conditions[name](offer))

/** FE-4. */
export const takesQuote = (provider: FinanceProvider): boolean => rows[provider]?.takesQuote === true

/** FE-5. The fee that a provider fixes, else the lender's own, else none. */
export const establishmentFee = (lender: Pick<FinanceLender, 'establishmentFees'>, provider: string): number =>
  rows[provider]?.establishmentFee ?? lender.establishmentFees ?? 0
