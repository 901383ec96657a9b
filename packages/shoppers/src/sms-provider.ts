import { environment } from '@forecourt/lambda-kit/environment'
import { createSmsProvider } from '@forecourt/providers/sms/adapter'
import type { SmsProvider } from '@forecourt/providers/sms/port'
import * as z from 'zod/mini'

const settings = environment(
  z.object({
    AWS_REGION: z.string(),
    /** The sandbox; without it, AWS. */
    SMS_URL: z.optional(z.url()),
  }),
)

let made: SmsProvider | undefined

/** One in a process, as its environment says. */
export function smsProvider(): SmsProvider {
  const { AWS_REGION: region, SMS_URL: url } = settings()
  made ??= createSmsProvider({ region, ...(url !== undefined && { url }) })
  return made
}
