import type { SentVerification } from '@forecourt/contracts/shoppers/verification'
import type { Site } from '@forecourt/contracts/site/site'
import { codeRules, sentCodeField } from '@forecourt/domain/shoppers/code-rules'
import { waitText } from '@forecourt/domain/text/wait-text'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import type { ChallengeProvider } from '@forecourt/providers/challenge/port'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { SmsProvider } from '@forecourt/providers/sms/port'
import { passChallenge } from './challenge-gate.ts'
import { takeSendTokens } from './code-limits.ts'
import { codeMessage } from './code-message.ts'
import { removeCode, secondsToResend, storeCode } from './code-table.ts'

export type CodeServices = {
  sms: SmsProvider
  /** Undefined where the stage or the site has none. */
  challenge: ChallengeProvider | undefined
  keysSecret: string
  now: Date
}
type CodeSite = Pick<Site, 'slug' | 'name' | 'url' | 'phone' | 'sms' | 'enquiry'>
type CodeToSend = { site: CodeSite; phone: string; ip: string; challengeToken?: string | undefined }

/**
 * FQ-7. Sends a code to a mobile number (E.164). What is answered does not depend on whether the dealer knows the number.
 * @throws AppError `too_many` above a limit or right after another code, `invalid` with the field `challenge` once the site's share is
 * used up, `unavailable` when it could not be sent.
 */
export async function sendCode(
  { site, phone, ip, challengeToken }: CodeToSend,
  { sms, challenge, keysSecret, now }: CodeServices,
): Promise<SentVerification> {
  const senderId = site.sms.sender_id
  if (senderId === undefined) throw notSent(site)
  const place = { tenant: site.slug, phone }
  const nowMs = now.getTime()
  await takeSendTokens(
    { site, phone, ip, keysSecret, now },
    {
      beforePhone: async () => refuseSoon(await secondsToResend(place, nowMs)),
      passSite: (refusal) => passChallenge(refusal, { challenge, token: challengeToken, remoteIp: ip, site }),
    },
  )
  const stored = await storeCode(keysSecret, place, nowMs)
  if (!stored) throw tooSoon(codeRules.resendSeconds)
  try {
    await sms.sendSms({
      to: phone,
      senderId,
      body: codeMessage(site, stored.code),
      validSeconds: codeRules.validSeconds,
    })
  } catch (error) {
    logWarning('A code was not sent', error)
    // After a timeout the message may still arrive, and its code has to work.
    if (!(error instanceof ProviderError && error.reason === 'timeout')) {
      // The shopper may ask for another at once.
      await removeCode(place)
      throw notSent(site)
    }
  }
  return {
    phone_number: phone,
    resend_after_seconds: codeRules.resendSeconds,
    expires_in_seconds: codeRules.validSeconds,
  }
}

const notSent = ({ phone }: Pick<Site, 'phone'>) =>
  new AppError('unavailable', `We could not send a code right now. Try again in a minute, or call ${phone}.`, {
    retryAfterSeconds: 60,
  })

function tooSoon(seconds: number): AppError {
  const message = `A code was sent a moment ago. You can ask for another in ${waitText(seconds)}.`
  return new AppError('too_many', message, { retryAfterSeconds: seconds, fields: [{ field: sentCodeField, message }] })
}

function refuseSoon(seconds: number): void {
  if (seconds > 0) throw tooSoon(seconds)
}
