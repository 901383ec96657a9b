import type { PublicSite } from '@forecourt/contracts/site/site'
import { dollars } from '../../pricing/price.ts'
import { type CutText, cutText } from '../../text/cut-text.ts'
import { money, percent } from '../stated-repayment.ts'

/** VD-17. */
const shortLength = 197
export const financeDisclaimer = (text: string): CutText => cutText(text, shortLength)

const feeNames = {
  establishment: 'establishment',
  security_registration: 'security registration',
  monthly_account: 'monthly account fee',
  agency: 'agency fee',
} as const satisfies Record<keyof PublicSite['finance']['fees'], string>
const feeKeys = Object.keys(feeNames) as (keyof typeof feeNames)[]

/** FE-7. The comparison rate that the site states for an example loan, and the fees that it discloses, in sentences. */
export function financeTerms({ example, fees }: PublicSite['finance']): string[] {
  const disclosed = feeKeys.filter((key) => fees[key] > 0).map((key) => `${feeNames[key]} ${money(fees[key])}`)
  return [
    ...(example
      ? [
          `Comparison rate ${percent(example.comparison_rate)} a year, based on a ${example.term_years}-year loan of ${dollars(example.amount)} at ${percent(example.interest_rate)} interest, repaid weekly.`,
        ]
      : []),
    ...(disclosed.length > 0 ? [`Fees: ${disclosed.join(', ')}.`] : []),
  ]
}
