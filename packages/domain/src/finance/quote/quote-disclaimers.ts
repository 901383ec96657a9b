import type { Quote } from '@forecourt/contracts/finance/quote'
import type { QuoteSettings } from '@forecourt/contracts/site/settings/quote'
import { decimalText, numberText } from '../../text/numbers.ts'
import { money, sumText, yearsText } from '../stated-repayment.ts'

/** Years and dollars, and the price that was quoted for. */
export type QuotedTerms = Pick<Quote, 'loanTerm' | 'deposit' | 'finalPayment'> & { price: number }

/** `5 year term and 10.0% deposit ($3,199), no final payment`. */
function quotedTerms({ loanTerm, deposit, finalPayment, price }: QuotedTerms): string {
  const paidFirst =
    deposit > 0 ? `${decimalText((deposit / price) * 100, 1)}% deposit (${money(deposit)})` : 'no deposit'
  return `${loanTerm} year term and ${paidFirst}, ${sumText(finalPayment, 'final payment', price)}`
}

/** `5 years, 10% deposit, 30% final payment`: the comparison rate of a quote is of the loan that is quoted, and says no other. */
function comparedTerms({ loanTerm, deposit, finalPayment, price }: QuotedTerms): string {
  const share = (amount: number, what: string) =>
    amount > 0 ? `${numberText((amount / price) * 100, 1)}% ${what}` : `no ${what}`
  return [yearsText(loanTerm), share(deposit, 'deposit'), share(finalPayment, 'final payment')].join(', ')
}

/** FQ-14, 2§9. What a quote holds by: repayment and comparison rate in the same terms. */
export const quoteTermsText = (quoted: QuotedTerms): string =>
  `Weekly repayment: ${quotedTerms(quoted)}. Comparison rate: ${comparedTerms(quoted)}.`

/** No line ends within a phone number. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0')

/** FQ-14. What is written under a cost of credit, after its warning. The lender is named where the site names one. */
export const lenderDisclaimer = ({ lender }: Pick<QuoteSettings, 'lender'>): string =>
  [
    'An estimate, not an offer. Lending criteria, terms and fees apply.',
    ...(lender
      ? [`Finance by ${lender.name}, ${unbroken(lender.phone)}, Australian Credit Licence ${lender.credit_licence}.`]
      : []),
  ].join(' ')
