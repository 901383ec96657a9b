import { sentCodeKey, visitorKey } from '@forecourt/contracts/browser/stored-keys'
import { loadPhoneRules, sentCode } from '@forecourt/remote-kit/verification/run-verification'
import { type PhoneVerification, usePhoneVerification } from '@forecourt/remote-kit/verification/use-phone-verification'
import { ApiError, useHost, useLoaded } from '@forecourt/shell-api'
import { removeStored } from '@forecourt/ui/browser/stored-json'
import { isStored } from '@forecourt/ui/browser/use-when-stored'
import { useEffect } from 'react'
import { loadEndpoints } from '../load-endpoints.ts'
import { isPreviousPage } from './previous-page.ts'

/** FQ-7. The specification's words for unexpected errors. */
const unknownWords = 'An unknown error occurred during verification.'

/** WL-8. The verification that signs in, and then leads to a path of the site. */
export function useSignIn(redirect: string) {
  const { navigate } = useHost()
  const verification = usePhoneVerification({
    loadEndpoints,
    toMessage: (error) => (error instanceof ApiError ? error.message : unknownWords),
    onVerified() {
      // The page may be gone before it renders again, which forgets the code too.
      removeStored('session', sentCodeKey)
      // Back leads to where signing in was asked for, not to a code that is used, nor twice to the page that follows.
      if (isPreviousPage(redirect)) history.back()
      else navigate(redirect, { replace: true })
    },
  })
  useKeptCode(verification)
  return {
    ...verification,
    warm() {
      loadPhoneRules().catch(() => {})
      loadEndpoints().catch(() => {})
    },
  }
}

/**
 * A reload, or an app that the phone closed while its owner read the SMS, comes back to the code, also where it left before the answer.
 * LD-8: the number is known before.
 */
function useKeptCode(verification: PhoneVerification) {
  const sent = sentCode(verification)
  const isWanted = sent !== undefined || isStored(sentCodeKey, 'session') || isStored(visitorKey)
  const { value: storage } = useLoaded(isWanted ? 'storage' : null, loadEndpoints)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and what was typed meanwhile stays
  useEffect(() => {
    if (!storage) return
    const { phone: typed } = verification.latestState()
    const kept = storage.readSentCode()
    const known = storage.readVisitor()?.phone
    // What is in the field may be what the browser restored of it.
    if (kept && (!typed || typed === kept.to)) verification.restoreSent(kept)
    else if (known && !typed) verification.changePhone(known)
  }, [storage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it holds, also what was sent before the storage was there
  useEffect(() => storage?.writeSentCode(sent), [storage, sent?.to, sent?.resendAtMs, sent?.isUnanswered])
}

export type SignIn = ReturnType<typeof useSignIn>
