import { challengeField } from '@forecourt/domain/leads/spam-verdict'
import { secondsToResend } from '@forecourt/domain/shoppers/code-rules'
import { newKey } from '@forecourt/domain/text/new-key'
import { ApiError, useApi, useHost, useSessionActions, useSite, useTrack } from '@forecourt/shell-api'
import { sendTimeoutMs, useVerification, type Verification } from '@forecourt/ui/forms/verification/use-verification'
import { useEffect, useRef } from 'react'
import { type Endpoints, loadEndpoints } from '../load-endpoints.ts'
import { loadPhoneNumber } from '../load-phone-number.ts'
import { isPreviousPage } from './previous-page.ts'

/** FQ-7. The specification's words for unexpected errors. */
const unknownWords = 'An unknown error occurred during verification.'

/** WL-8. The verification that signs in, and then leads to a path of the site. */
export function useSignIn(redirect: string) {
  const api = useApi()
  const track = useTrack()
  const { navigate } = useHost()
  const { refresh } = useSessionActions()

  const verification = useVerification({
    async findPhoneProblem(typed) {
      const rules = await loadPhoneNumber().catch(() => undefined)
      return rules && rules.mobileNumber(typed) === undefined ? rules.mobileWords : undefined
    },
    async send(phone, challenge) {
      const { checkRateLimit, sendVerification } = await loadEndpoints()
      await api.send(checkRateLimit, { body: { phone } })
      // Longer than the hook waits, which says so in words of its own.
      const body = { phone_number: phone, ...(challenge !== undefined && { challenge }) }
      return api.send(sendVerification, { body, timeoutMs: sendTimeoutMs + 5000 })
    },
    async check(phone, code, attempt) {
      const { checkVerification } = await loadEndpoints()
      await api.send(checkVerification, { body: { phone_number: phone, code }, idempotencyKey: attempt })
    },
    newAttempt: newKey,
    secondsToResend: (error) => (error instanceof ApiError ? secondsToResend(error) : undefined),
    isChallenge: (error) => error instanceof ApiError && error.fields.some(({ field }) => field === challengeField),
    challengeSiteKey: useSite().enquiry.challenge_site_key,
    toMessage: (error) => (error instanceof ApiError ? error.message : unknownWords),
    onSent: () => track('code-sent', {}),
    onVerified() {
      track('code-verified', {})
      refresh()
      // Back leads to where signing in was asked for, not to a code that is used, nor twice to the page that follows.
      if (isPreviousPage(redirect)) history.back()
      else navigate(redirect, { replace: true })
    },
  })

  useKeptCode(verification)

  return { ...verification, warm: () => void loadPhoneNumber().catch(() => {}) }
}

/**
 * A reload, or an app that the phone closed while its owner read the SMS, comes back to the code, also where it left before the answer.
 * LD-8: the number is known before.
 */
function useKeptCode({ phone, sent, changePhone, restoreSent }: Verification) {
  const storage = useRef<Endpoints>(undefined)
  const typed = useRef('')
  typed.current = phone
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and what was typed meanwhile stays
  useEffect(() => {
    let isOver = false
    loadEndpoints().then(
      (loaded) => {
        if (isOver) return
        storage.current = loaded
        const kept = loaded.readSentCode()
        const known = loaded.readVisitor()?.phone
        // What is in the field may be what the browser restored of it.
        if (kept && (!typed.current || typed.current === kept.to)) restoreSent(kept)
        else if (known && !typed.current) changePhone(known)
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it holds
  useEffect(() => storage.current?.writeSentCode(sent), [sent?.to, sent?.resendAtMs, sent?.isUnanswered])
}

export type SignIn = ReturnType<typeof useSignIn>
