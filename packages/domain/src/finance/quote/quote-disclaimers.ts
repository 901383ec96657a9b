import { comparisonWarning } from '@forecourt/contracts/finance/comparison-warning'
import type { Quote } from '@forecourt/contracts/finance/quote'
import type { QuoteSettings } from '@forecourt/contracts/site/settings/quote'
import { decimalText } from '../../text/numbers.ts'
import { money, sumText } from '../stated-repayment.ts'

/** FQ-14, 2§9. The loan that the lender's comparison rate is an example of. */
const comparisonExample = '5 years, 10% deposit, 30% final payment'

/** Years and dollars, and the price that was quoted for. */
export type QuotedTerms = Pick<Quote, 'loanTerm' | 'deposit' | 'finalPayment'> & { price: number }

/** `5 year term and 10.0% deposit ($3,199), no final payment`. */
function quotedTerms({ loanTerm, deposit, finalPayment, price }: QuotedTerms): string {
  const paidFirst =
    deposit > 0 ? `${decimalText((deposit / price) * 100, 1)}% deposit (${money(deposit)})` : 'no deposit'
  return `${loanTerm} year term and ${paidFirst}, ${sumText(finalPayment, 'final payment', price)}`
}

/** FQ-14. What is written under a quote, in order. The lender is named where the site names one. */
export function quoteDisclaimers({ lender }: Pick<QuoteSettings, 'lender'>, quoted: QuotedTerms): readonly string[] {
  return [
    `Weekly repayment: ${quotedTerms(quoted)}. Comparison rate: ${comparisonExample}.`,
    comparisonWarning,
    [
      'An estimate, not an offer. Lending criteria, terms and fees apply.',
      ...(lender
        ? [`Finance by ${lender.name}, ${lender.phone}, Australian Credit Licence ${lender.credit_licence}.`]
        : []),
    ].join(' '),
  ]
}
