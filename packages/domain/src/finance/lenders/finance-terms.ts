import type { PublicSite } from '@forecourt/contracts/site/site'
import { dollars } from '../../pricing/price.ts'
import { type CutText, cutText } from '../../text/cut-text.ts'
import { capitalised } from '../../text/wording.ts'
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

type Example = NonNullable<PublicSite['finance']['example']>
type Rates = { interestRate: number; comparisonRate: number }

const exampleText = ({ comparison_rate, term_years, amount, interest_rate }: Example): string =>
  `comparison rate ${percent(comparison_rate)} a year, based on a ${term_years}-year loan of ${dollars(amount)} at ${percent(interest_rate)} interest, repaid weekly.`

/** Whether both rates read as the example's. */
const isExample = ({ interestRate, comparisonRate }: Rates, { interest_rate, comparison_rate }: Example): boolean =>
  percent(interestRate) === percent(interest_rate) && percent(comparisonRate) === percent(comparison_rate)

/** FE-7. The comparison rate of the example. Under a loan of other rates the loan's own come first, and the example is called one. */
function comparisonTexts(example: Example | undefined, loan: Rates | undefined): string[] {
  if (!example) return []
  if (!loan || isExample(loan, example)) return [capitalised(exampleText(example))]
  const [comparison, interest] = [percent(loan.comparisonRate), percent(loan.interestRate)]
  return [
    `The comparison rate of this loan is ${comparison}, at ${interest} interest.`,
    `For another loan, as an example: ${exampleText(example)}`,
  ]
}

/** FE-7. The comparison rate that the site states for an example loan, and the fees that it discloses, in sentences under `loan`. */
export function financeTerms({ example, fees }: PublicSite['finance'], loan?: Rates): string[] {
  const disclosed = feeKeys.filter((key) => fees[key] > 0).map((key) => `${feeNames[key]} ${money(fees[key])}`)
  return [...comparisonTexts(example, loan), ...(disclosed.length > 0 ? [`Fees: ${disclosed.join(', ')}.`] : [])]
}
