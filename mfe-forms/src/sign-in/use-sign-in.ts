import {
  createVerification,
  loadPhoneRules,
  sendRequestTimeoutMs,
  sentCode,
  type VerificationCalls,
} from '@forecourt/domain/shoppers/verification/verification'
import type { VerificationState } from '@forecourt/domain/shoppers/verification/verification-states'
import { ApiError, useApi, useHost, useLoaded, useSessionActions, useSite, useTrack } from '@forecourt/shell-api'
import { useVerification } from '@forecourt/ui/forms/verification/use-verification'
import { useEffect, useRef, useState } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { isPreviousPage } from './previous-page.ts'

/** FQ-7. The specification's words for unexpected errors. */
const unknownWords = 'An unknown error occurred during verification.'

/** WL-8. The verification that signs in, and then leads to a path of the site. */
export function useSignIn(redirect: string) {
  const api = useApi()
  const track = useTrack()
  const { navigate } = useHost()
  const { refresh } = useSessionActions()
  const calls: VerificationCalls = {
    async send(phone, challenge) {
      const { checkRateLimit, sendVerification } = await loadEndpoints()
      await api.send(checkRateLimit, { body: { phone } })
      const body = { phone_number: phone, ...(challenge !== undefined && { challenge }) }
      return api.send(sendVerification, { body, timeoutMs: sendRequestTimeoutMs })
    },
    async check(phone, code, attempt) {
      const { checkVerification } = await loadEndpoints()
      await api.send(checkVerification, { body: { phone_number: phone, code }, idempotencyKey: attempt })
    },
    refusalOf: (error) => (error instanceof ApiError ? error : undefined),
    toMessage: (error) => (error instanceof ApiError ? error.message : unknownWords),
    onSent: () => track('code-sent', {}),
    onVerified() {
      track('code-verified', {})
      refresh()
      // Back leads to where signing in was asked for, not to a code that is used, nor twice to the page that follows.
      if (isPreviousPage(redirect)) history.back()
      else navigate(redirect, { replace: true })
    },
  }
  const latest = useRef(calls)
  latest.current = calls
  const [machine] = useState(() => createVerification(() => latest.current))
  const verification = useVerification(machine, useSite().enquiry.challenge_site_key)
  useKeptCode(machine, verification)
  return { ...verification, warm: () => void loadPhoneRules().catch(() => {}) }
}

/**
 * A reload, or an app that the phone closed while its owner read the SMS, comes back to the code, also where it left before the answer.
 * LD-8: the number is known before.
 */
function useKeptCode({ state, actions }: ReturnType<typeof createVerification>, shown: VerificationState) {
  const { value: storage } = useLoaded('storage', loadEndpoints)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and what was typed meanwhile stays
  useEffect(() => {
    if (!storage) return
    const { phone: typed } = state()
    const kept = storage.readSentCode()
    const known = storage.readVisitor()?.phone
    // What is in the field may be what the browser restored of it.
    if (kept && (!typed || typed === kept.to)) actions.restoreSent(kept)
    else if (known && !typed) actions.changePhone(known)
  }, [storage])
  const sent = sentCode(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it holds, also what was sent before the storage was there
  useEffect(() => storage?.writeSentCode(sent), [storage, sent?.to, sent?.resendAtMs, sent?.isUnanswered])
}

export type SignIn = ReturnType<typeof useSignIn>
