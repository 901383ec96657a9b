import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { financeAnswers } from '@forecourt/stock/site-queries/stock-answers'

export const handler = createApiHandler(financeAnswers)
