import { quoteWords } from '@forecourt/domain/finance/quote/quote-words'
import { ApiError } from '@forecourt/shell-api'

/** FQ-13. What is wrong with a postcode; one that cannot be looked up right now is taken as it is. */
export async function findPostcodeProblem(lookUp: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await lookUp()
    return undefined
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request')
    return isUnknown ? quoteWords.postcode : undefined
  }
}
