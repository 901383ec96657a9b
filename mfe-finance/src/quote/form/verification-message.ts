import { quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { waitText } from '@forecourt/domain/text/wait-text'
import { ApiError } from '@forecourt/shell-api'

/** FQ-8, FQ-15. What a shopper reads of a code that was not sent, or not taken: of the limit of codes also when it ends. */
export function verificationMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'internal' || error.code === 'network') return quoteWords.verifying
  const { message, retryAfterSeconds } = error
  if (message !== quoteWords.tooManyCodes || retryAfterSeconds === undefined) return message
  return `${message} You can ask for a code in ${waitText(retryAfterSeconds)}.`
}
