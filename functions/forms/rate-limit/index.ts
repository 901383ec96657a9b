import { checkRateLimit } from '@forecourt/contracts/endpoints/shoppers'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { answerRateLimit } from './endpoint.ts'

export const handler = createApiHandler([
  answers(checkRateLimit, async (request) =>
    answerRateLimit(request, { keysSecret: await stageSecret('shopper-keys'), now: new Date() }),
  ),
])
