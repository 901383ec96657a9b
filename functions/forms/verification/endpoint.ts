import type { checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { deviceName } from '@forecourt/domain/shoppers/device-name'
import { mobileNumber, mobileWords } from '@forecourt/domain/shoppers/phone-number'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { endSession, listedIdOf, startSession } from '@forecourt/lambda-kit/http/session'
import { noteSession } from '@forecourt/shoppers/codes/code-table'
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
  const phone = mobileOf(body.phone_number)
  return sendCode({ site, phone, ip: client.ip, challengeToken: body.challenge }, services)
}

/**
 * FQ-7, WL-8. A right code begins a session and ends the one that the browser had, so that a planted or leaked id
 * never becomes a signed-in session. A try whose answer was lost may be repeated with its idempotency key.
 */
export async function check(
  request: EndpointRequest<typeof checkVerification>,
  services: Pick<CodeServices, 'keysSecret' | 'now'>,
): Promise<{ phone_number: string }> {
  const { site, body, client, session, sessionId, setSession, idempotencyKey } = request
  const phone = mobileOf(body.phone_number)
  const attempt = /^[\w-]{16,100}$/.test(idempotencyKey) ? idempotencyKey : undefined
  const used = await verifyCode({ site, phone, request: body, attempt, ip: client.ip }, services)
  if (session && sessionId !== undefined) await endSession(site.slug, sessionId)
  const begun = await startSession(site.slug, phone, deviceName(client.userAgent))
  await noteSession({ tenant: site.slug, phone }, used, listedIdOf(begun))
  setSession(begun)
  return { phone_number: phone }
}
