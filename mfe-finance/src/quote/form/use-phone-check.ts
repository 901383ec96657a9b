import { normalisePhone } from '@forecourt/domain/shoppers/normalise-phone'
import {
  createVerification,
  sendRequestTimeoutMs,
  sentCode,
  type VerificationCalls,
} from '@forecourt/domain/shoppers/verification/verification'
import { ApiError, useApi, useSession, useSessionActions, useSite, useTrack } from '@forecourt/shell-api'
import { useVerification } from '@forecourt/ui/forms/verification/use-verification'
import { useRef, useState } from 'react'
import { loadEndpoints } from '../../load-endpoints.ts'
import { verificationMessage } from './verification-message.ts'

/** Who the shopper is, as the verification's record has it. */
export type Verified = { first_name: string; last_name: string; email: string; dealership_slug: string | undefined }

const verification_type = 'verify' as const

/** FQ-6, FQ-7. The phone number, confirmed by a code once: a session that has it needs no other. */
export function usePhoneCheck(verified: () => Verified) {
  const api = useApi()
  const track = useTrack()
  const session = useSession()
  const { refresh } = useSessionActions()
  const [isRefused, setIsRefused] = useState(false)
  const calls: VerificationCalls = {
    async send(phone, challenge) {
      const { checkRateLimit, sendVerification } = await loadEndpoints()
      await api.send(checkRateLimit, { body: { phone } })
      const body = { phone_number: phone, verification_type, ...(challenge !== undefined && { challenge }) }
      return api.send(sendVerification, { body, timeoutMs: sendRequestTimeoutMs })
    },
    async check(phone, code, attempt) {
      const { checkVerification } = await loadEndpoints()
      const body = { phone_number: phone, code, verification_type, ...verified() }
      await api.send(checkVerification, { body, idempotencyKey: attempt })
    },
    refusalOf: (error) => (error instanceof ApiError ? error : undefined),
    toMessage: verificationMessage,
    onSent: () => track('code-sent', {}),
    onVerified() {
      track('code-verified', {})
      setIsRefused(false)
      refresh()
    },
  }
  const latest = useRef(calls)
  latest.current = calls
  const [machine] = useState(() => createVerification(() => latest.current))
  const verification = useVerification(machine, useSite().enquiry.challenge_site_key)
  const sessionPhone = typeof session === 'object' ? session.phone : null
  const isSessions = sessionPhone !== null && normalisePhone(sessionPhone) === normalisePhone(verification.phone)
  return {
    verification,
    /** For the draft. */
    sent: sentCode(verification),
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
