import type { checkRateLimit } from '@forecourt/contracts/endpoints/shoppers'
import { mobileNumber, mobileWords } from '@forecourt/domain/shoppers/phone-number'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { checkSendLimits } from '@forecourt/shoppers/codes/code-limits'
import type { CodeServices } from '@forecourt/shoppers/codes/send-code'

/** FQ-8. @throws AppError `too_many` when a code would be refused, `invalid` for what is no mobile number. */
export async function answerRateLimit(
  { site, body, client }: EndpointRequest<typeof checkRateLimit>,
  services: Pick<CodeServices, 'keysSecret' | 'now'>,
) {
  const phone = mobileNumber(body.phone)
  if (phone === undefined)
    throw new AppError('invalid', mobileWords, { fields: [{ field: 'phone', message: mobileWords }] })
  await checkSendLimits({ site, phone, ip: client.ip, ...services })
  return { allowed: true as const }
}
