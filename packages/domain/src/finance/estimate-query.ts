import type { FinanceEstimate } from '@forecourt/contracts/finance/finance-lender'

/** The address state of a calculator (`readState`) with what an estimate of a car at `price` assumes; the fee is in the amount. */
export function estimateQuery({ weekly, interest_rate, terms }: FinanceEstimate, price: number): string {
  if (!terms) return ''
  const { years, deposit = 0, balloon = 0, fee = 0 } = terms
  const query = new URLSearchParams({
    amount: String(price + fee),
    term: String(years),
    interest: String(interest_rate),
    frequency: weekly === undefined ? 'month' : 'week',
  })
  if (deposit > 0) query.set('trade_in', String(deposit))
  if (balloon > 0) query.set('residual', String(balloon))
  return query.toString()
}
