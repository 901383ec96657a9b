import type { checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { deviceName } from '@forecourt/domain/shoppers/device-name'
import { mobileNumber, mobileWords } from '@forecourt/domain/shoppers/mobile-number'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { endSession, startSession } from '@forecourt/lambda-kit/http/session'
import { type CodeServices, sendCode } from '@forecourt/shoppers/codes/send-code'
import { verifyCode } from '@forecourt/shoppers/sign-in/verify-code'

/** FQ-6. @throws AppError `invalid` for what is no mobile number. */
function mobileOf(typed: string): string {
  const phone = mobileNumber(typed)
  if (phone === undefined)
    throw new AppError('invalid', mobileWords, { fields: [{ field: 'phone_number', message: mobileWords }] })
  return phone
}

/** FQ-7. */
export async function send({ site, body, client }: EndpointRequest<typeof sendVerification>, services: CodeServices) {
  return sendCode({ site, phone: mobileOf(body.phone_number), ip: client.ip }, services)
}

/**
 * FQ-7, WL-8. A right code begins a session and ends the one that the browser had, so that a planted or leaked id
 * never becomes a signed-in session.
 */
export async function check(
  request: EndpointRequest<typeof checkVerification>,
  services: Pick<CodeServices, 'keysSecret' | 'now'>,
) {
  const { site, body, client, session, sessionId, setSession } = request
  const phone = mobileOf(body.phone_number)
  await verifyCode({ site, phone, request: body, ip: client.ip }, services)
  if (session && sessionId !== undefined) await endSession(site.slug, sessionId)
  setSession(await startSession(site.slug, phone, deviceName(client.userAgent)))
  return { phone_number: phone }
}
