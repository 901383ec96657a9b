import { checkRateLimit } from '@forecourt/contracts/endpoints/shoppers'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { answerRateLimit } from './endpoint.ts'

export const handler = createApiHandler([answers(checkRateLimit, answerRateLimit)])
