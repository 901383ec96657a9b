import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { searchAnswers } from '@forecourt/stock/site-queries/search-answers'

// The stock that answers a search is in this function's memory: whatever else asks it is answered here too.
export const handler = createApiHandler(searchAnswers)
