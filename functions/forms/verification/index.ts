import { checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { challengeProvider } from '@forecourt/leads/challenge-provider'
import { smsProvider } from '@forecourt/shoppers/sms-provider'
import { check, send } from './endpoint.ts'

const codeServices = async () => ({ keysSecret: await stageSecret('shopper-keys'), now: new Date() })

export const handler = createApiHandler([
  answers(sendVerification, async (request) =>
    send(request, { sms: smsProvider(), challenge: await challengeProvider(request.site), ...(await codeServices()) }),
  ),
  answers(checkVerification, async (request) => check(request, await codeServices())),
])
