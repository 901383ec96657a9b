import { useEffect, useEffectEvent } from 'react'

/** WebOTP, which not every browser has and TypeScript does not know yet. */
type OneTimeCodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Hands over the code of an SMS that ends with `@host #code`, if the shopper lets the browser read it. */
export function useSmsCode(isWaiting: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return
    const over = new AbortController()
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: over.signal }
    navigator.credentials.get(request).then(
      (credential) => credential && 'code' in credential && take(String(credential.code)),
      // The shopper declined, or typed it first.
      () => {},
    )
    return () => over.abort()
  }, [isWaiting])
}
