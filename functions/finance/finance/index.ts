import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { financeAnswers } from '@forecourt/stock/site-queries/vehicle-answers'

export const handler = createApiHandler(financeAnswers)
