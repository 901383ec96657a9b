import { createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { financeAnswers } from '@forecourt/stock/site-queries/vehicles/vehicle-answers'

export const handler = createApiHandler(financeAnswers)
