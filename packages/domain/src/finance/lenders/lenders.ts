import type { FinanceLender, FinanceLenders, ShownLender } from '@forecourt/contracts/finance/finance-lender'
import { establishmentFee } from './providers.ts'

/** FE-5, FE-6. What each lender offers for a vehicle, by the lender's name, with the fee and deposit that are shown. */
export function shownLenders(lenders: FinanceLenders = {}): ShownLender[] {
  return Object.entries(lenders)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([lender, offer]) => ({
      ...offer,
      lender,
      deposit: offer.deposit ?? 0,
      establishmentFees: establishmentFee(offer, providerOf(lender, offer)),
    }))
}

/** A lender names its provider, or is called like it. */
export const providerOf = (lender: string, { financeProvider }: Pick<FinanceLender, 'financeProvider'>): string =>
  financeProvider ?? lender

type Terms = Pick<FinanceLender, 'termYears' | 'termMonths' | 'termWeeks'>

/** The term of an offer in years, by the first of its fields that is above 0. */
export const termYearsOf = ({ termYears, termMonths, termWeeks }: Terms): number | undefined =>
  termYears || (termMonths && termMonths / 12) || (termWeeks && termWeeks / 52) || undefined
