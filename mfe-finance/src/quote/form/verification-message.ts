import { quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { ApiError } from '@forecourt/shell-api'

/** FQ-8, FQ-15. What a shopper reads of a code that was not sent, or not taken. */
export function verificationMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'internal' || error.code === 'network') return quoteWords.verifying
  return error.message
}
