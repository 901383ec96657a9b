import { checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { environment } from '@forecourt/lambda-kit/environment'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { createSmsProvider } from '@forecourt/providers/sms/adapter'
import type { SmsProvider } from '@forecourt/providers/sms/port'
import * as z from 'zod/mini'
import { check, send } from './endpoint.ts'

const settings = environment(
  z.object({
    AWS_REGION: z.string(),
    /** The sandbox; without it, AWS. */
    SMS_URL: z.optional(z.url()),
  }),
)

let made: SmsProvider | undefined

function smsProvider(): SmsProvider {
  const { AWS_REGION: region, SMS_URL: url } = settings()
  made ??= createSmsProvider({ region, ...(url !== undefined && { url }) })
  return made
}

const codeServices = async () => ({ keysSecret: await stageSecret('shopper-keys'), now: new Date() })

export const handler = createApiHandler([
  answers(sendVerification, async (request) => send(request, { sms: smsProvider(), ...(await codeServices()) })),
  answers(checkVerification, async (request) => check(request, await codeServices())),
])
