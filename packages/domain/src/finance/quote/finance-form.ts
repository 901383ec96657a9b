import { creditScores } from '@forecourt/contracts/finance/loan-bounds'
import type { Field, FormDefinition, FormSite, FormSubject } from '../../leads/form.ts'
import { contactFields, dealerField, permissionFields } from '../../leads/shared-fields.ts'
import { quoteWords } from './quote-words.ts'

/** What the finance provider asks of everybody, and other forms do without. */
const requiredFields: Record<string, string> = { last_name: 'Enter your last name' }

/** FQ-13. */
const postcodeField = {
  kind: 'postcode',
  name: 'postcode',
  label: 'Postcode',
  placeholder: '1234',
  required: quoteWords.postcode,
  autocomplete: 'postal-code',
  maxLength: 4,
} as const satisfies Field

const input = (name: string, label: string, dealerLabel = label): Field => ({
  kind: 'text',
  name,
  label,
  dealerLabel,
  maxLength: 80,
})

/** FQ-15. What the quote was asked for and what it said; the form does not draw them. */
const quoteInputs = [
  input('purchasePrice', 'Purchase price', 'Purchase price in dollars'),
  input('loanTerm', 'Loan term', 'Loan term in years'),
  {
    kind: 'radio',
    name: 'selfAssessedCreditScore',
    label: 'Credit history',
    dealerLabel: 'Credit history, as they see it',
    options: creditScores.map((value) => ({ value, label: value })),
  },
  input('whoIsHelping', 'Who is helping'),
  input('year', 'Year'),
  input('vin', 'VIN'),
  input('nvic', 'NVIC'),
  input('weeklyRepaymentAmount', 'Weekly repayment', 'Quoted repayment a week'),
  input('advertisedRate', 'Advertised rate', 'Quoted rate'),
  input('comparisonRate', 'Comparison rate', 'Quoted comparison rate'),
  input('deposit', 'Deposit', 'Quoted deposit in dollars'),
  input('finalPayment', 'Final payment', 'Quoted final payment in dollars'),
] as const satisfies readonly Field[]

/** FQ-9, FQ-15. The finance enquiry: the shopper, and the loan that the quote was of. */
export const financeForm = (site: FormSite, { car }: FormSubject = {}): FormDefinition => ({
  name: 'finance-enquiry',
  title: 'Finance enquiry',
  category: 'Finance Enquiry',
  tags: ['YouX'],
  fields: [
    ...contactFields.map((field) => ({
      ...field,
      ...(requiredFields[field.name] && { required: requiredFields[field.name] }),
    })),
    ...(site.quote.ask_postcode ? [postcodeField] : []),
    ...dealerField(site, car),
    ...quoteInputs,
    ...permissionFields(site),
  ],
  submit: 'Get A Personalised Quote',
  footer: [],
})
