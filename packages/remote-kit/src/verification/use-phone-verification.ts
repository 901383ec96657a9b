import type { CheckVerificationRequest, VerificationType } from '@forecourt/contracts/shoppers/verification'
import { ApiError, useApi, useSessionActions, useSite, useTrack } from '@forecourt/shell-api'
import { useEffect, useRef, useState } from 'react'
import { runVerification, sendRequestTimeoutMs, type VerificationCalls } from './run-verification.ts'

type Endpoints = Pick<
  typeof import('@forecourt/contracts/endpoints/shoppers'),
  'checkRateLimit' | 'checkVerification' | 'sendVerification'
>

type Options = {
  /** FQ-11. What the code is for: signing in, where it is absent. */
  verificationType?: VerificationType
  loadEndpoints(): Promise<Endpoints>
  /** Who the shopper is, where a form has asked it. */
  shopper?(): Omit<CheckVerificationRequest, 'phone_number' | 'code' | 'verification_type'>
  /** What a shopper reads of a code that was not sent, or not taken. */
  toMessage(error: unknown): string
  /** The shopper is signed in. */
  onVerified(): void
}

/** FQ-7. A phone number, confirmed by a code: its state, and what the shopper does to it. */
export function usePhoneVerification(options: Options) {
  const purpose = options.verificationType && { verification_type: options.verificationType }
  const api = useApi()
  const track = useTrack()
  const { refresh } = useSessionActions()
  const calls: VerificationCalls = {
    async send(phone, challenge) {
      const { checkRateLimit, sendVerification } = await options.loadEndpoints()
      await api.send(checkRateLimit, { body: { phone } })
      const body = { phone_number: phone, ...purpose, ...(challenge !== undefined && { challenge }) }
      return api.send(sendVerification, { body, timeoutMs: sendRequestTimeoutMs })
    },
    async check(phone, code, attempt) {
      const { checkVerification } = await options.loadEndpoints()
      const body = { phone_number: phone, code, ...purpose, ...options.shopper?.() }
      await api.send(checkVerification, { body, idempotencyKey: attempt })
    },
    refusalOf: (error) => (error instanceof ApiError ? error : undefined),
    toMessage: options.toMessage,
    onSent: () => track('code-sent', {}),
    onVerified() {
      track('code-verified', {})
      refresh()
      options.onVerified()
    },
  }
  const latest = useRef(calls)
  latest.current = calls
  const [{ state: latestState, subscribe, actions }] = useState(() => runVerification(() => latest.current))
  // Not useSyncExternalStore, which renders at once: a request that ends because the page is left must not be seen to fail.
  const [state, setState] = useState(latestState)
  useEffect(() => {
    const follow = () => setState(latestState())
    follow()
    return subscribe(follow)
  }, [latestState, subscribe])
  const { problem, resendAtMs, isChallenged, spentTokens } = state
  const messageOf = (field: 'phone' | 'code' | 'send') => (problem?.field === field ? problem.message : undefined)
  const siteKey = useSite().enquiry.challenge_site_key
  return {
    ...state,
    ...actions,
    /** The state that the next render shows. */
    latestState,
    /** A code was sent to the number, also while another is. */
    isSent: resendAtMs > 0,
    phoneProblem: messageOf('phone'),
    sendProblem: messageOf('send'),
    codeProblem: messageOf('code'),
    resendInSeconds: useSecondsUntil(resendAtMs),
    challenge: { isAsked: isChallenged, siteKey, spent: spentTokens, setToken: actions.setToken },
  }
}

export type PhoneVerification = ReturnType<typeof usePhoneVerification>

/** Whole seconds until a time; it renders again with each, until 0. */
function useSecondsUntil(timeMs: number): number {
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    setNowMs(Date.now())
    const timer = setInterval(() => {
      setNowMs(Date.now())
      if (Date.now() >= timeMs) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [timeMs])
  return Math.max(0, Math.ceil((timeMs - Math.max(nowMs, 0)) / 1000) || 0)
}
