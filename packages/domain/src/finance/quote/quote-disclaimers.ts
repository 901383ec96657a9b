import { comparisonWarning } from '@forecourt/contracts/finance/comparison-warning'
import type { QuoteSettings } from '@forecourt/contracts/site/quote'

/** FQ-14, 2§9. */
const exampleTerms = {
  quote: '5 year term and 10.0% deposit',
  comparison: '5 years, 10% deposit, 30% final payment',
} as const

/** FQ-14. What is written under a quote, in order. The lender is named where the site names one. */
export function quoteDisclaimers({ lender }: Pick<QuoteSettings, 'lender'>): readonly string[] {
  return [
    `Weekly repayment: ${exampleTerms.quote}. Comparison rate: ${exampleTerms.comparison}.`,
    comparisonWarning,
    [
      'An estimate, not an offer. Lending criteria, terms and fees apply.',
      ...(lender
        ? [`Finance by ${lender.name}, ${lender.phone}, Australian Credit Licence ${lender.credit_licence}.`]
        : []),
    ].join(' '),
  ]
}
