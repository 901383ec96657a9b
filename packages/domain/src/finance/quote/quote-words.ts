import { priceBounds } from '@forecourt/contracts/finance/loan-bounds'
import { dollars } from '../../pricing/price.ts'

/** FQ-15, 2§8. Every text of the quote, of verifying and of sending it, letter for letter. */
export const quoteWords = {
  /** Logged; the shopper sees no quote. */
  noQuote: 'Failed to get YouX quick quote',
  /** The finance provider made no customer. */
  customer: 'Failed to create YouX customer',
  /** It answered without an address to continue at. */
  noRedirect: 'Failed to create customer or no redirect URL received.',
  lead: 'Lead submission failed',
  unknown: 'An unknown error occurred.',
  verifying: 'An unknown error occurred during verification.',
  advancing: 'An unknown error occurred while advancing step.',
  wrongCode: 'The verification code is invalid. Please try again.',
  /** FQ-13. */
  postcode: 'Invalid postcode',
} as const

/** FQ-5. Of a car whose price lenders do not quote: why there is no quote, and what to do. */
export const unquotedText = (price: number): string =>
  `Our lender quotes online from ${dollars(priceBounds.min)} to ${dollars(priceBounds.max)}, and this one is ${dollars(price)}. Ask us about finance for it, and we work it out with you.`

/** FQ-3. */
export const popupWords = {
  text: 'Instant Finance pre-approval with no impact on your credit score.',
  steps: ['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'],
  next: 'Get A Personalised Quote',
  back: 'Back',
} as const

/** FQ-2. */
export const callToActionWords = {
  title: 'Get Finance Now',
  start: 'Start Finance Journey',
  stock: 'View All Used Cars',
} as const
