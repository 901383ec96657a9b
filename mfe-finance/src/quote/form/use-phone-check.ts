import { challengeField } from '@forecourt/domain/leads/spam-verdict'
import { secondsToResend } from '@forecourt/domain/shoppers/code-rules'
import { normalisePhone } from '@forecourt/domain/shoppers/normalise-phone'
import { newKey } from '@forecourt/domain/text/new-key'
import { ApiError, useApi, useSession, useSessionActions, useSite, useTrack } from '@forecourt/shell-api'
import { sendTimeoutMs, useVerification } from '@forecourt/ui/forms/verification/use-verification'
import { useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import { verificationMessage } from './verification-message.ts'

/** Who the shopper is, as the verification's record has it. */
export type Verified = { first_name: string; last_name: string; email: string; dealership_slug: string | undefined }

/** FQ-6, FQ-7. The phone number, confirmed by a code once: a session that has it needs no other. */
export function usePhoneCheck(verified: () => Verified) {
  const api = useApi()
  const track = useTrack()
  const session = useSession()
  const { refresh } = useSessionActions()
  const [isRefused, setIsRefused] = useState(false)
  const verification = useVerification({
    async findPhoneProblem(typed) {
      const { mobileNumber, mobileWords } = await import('@forecourt/domain/shoppers/phone-number')
      return mobileNumber(typed) ? undefined : mobileWords
    },
    async send(typed, challenge) {
      const { checkRateLimit, sendVerification } = await loadEndpoints()
      await api.send(checkRateLimit, { body: { phone: typed } })
      return api.send(sendVerification, {
        body: { phone_number: typed, verification_type: 'verify', ...(challenge !== undefined && { challenge }) },
        timeoutMs: sendTimeoutMs,
      })
    },
    async check(typed, code, attempt) {
      const { checkVerification } = await loadEndpoints()
      const body = { phone_number: typed, code, verification_type: 'verify' as const, ...verified() }
      await api.send(checkVerification, { body, idempotencyKey: attempt })
    },
    toMessage: verificationMessage,
    newAttempt: newKey,
    secondsToResend: (error) => (error instanceof ApiError ? secondsToResend(error) : undefined),
    isChallenge: (error) => error instanceof ApiError && error.fields.some(({ field }) => field === challengeField),
    challengeSiteKey: useSite().enquiry.challenge_site_key,
    onSent: () => track('code-sent', {}),
    onVerified() {
      track('code-verified', {})
      setIsRefused(false)
      refresh()
    },
  })
  const sessionPhone = typeof session === 'object' ? session.phone : null
  const isSessions = sessionPhone !== null && normalisePhone(sessionPhone) === normalisePhone(verification.phone)
  return {
    verification,
    sessionPhone,
    isConfirmed: verification.status === 'verified' || (isSessions && !isRefused),
    /** The session is over: a code is asked for again. */
    refuse() {
      setIsRefused(true)
      verification.startAgain()
      refresh()
    },
  }
}

export type PhoneCheck = ReturnType<typeof usePhoneCheck>
