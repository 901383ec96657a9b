import { useEffect, useState } from 'react'

/** What is shown of the verification of a phone number. */
type Shown = {
  status: 'notSent' | 'sending' | 'verificationSent' | 'verificationSubmitted' | 'verified'
  phone: string
  code: string
  problem: { field: 'phone' | 'code' | 'send'; message: string } | undefined
  resendAtMs: number
  isChallenged: boolean
  spentTokens: number
}

type Actions = {
  send(): Promise<boolean>
  changePhone(typed: string): void
  changeCode(typed: string): void
  setToken(token: string | undefined): void
}

/** The verification itself, which knows the rules. */
type Source<S extends Shown, A extends Actions> = {
  state(): S
  subscribe(listener: () => void): () => void
  actions: A
}

/** Renders again with each state of a verification. `siteKey` is the site's own of the challenge. */
export function useVerification<S extends Shown, A extends Actions>(source: Source<S, A>, siteKey: string | undefined) {
  // Not useSyncExternalStore, which renders at once: a request that ends because the page is left must not be seen to fail.
  const [state, setState] = useState(source.state)
  useEffect(() => {
    const follow = () => setState(source.state())
    follow()
    return source.subscribe(follow)
  }, [source])
  const { problem, resendAtMs, isChallenged, spentTokens } = state
  const messageOf = (field: 'phone' | 'code' | 'send') => (problem?.field === field ? problem.message : undefined)
  return {
    ...state,
    ...source.actions,
    /** A code was sent to the number, also while another is. */
    isSent: resendAtMs > 0,
    phoneProblem: messageOf('phone'),
    sendProblem: messageOf('send'),
    codeProblem: messageOf('code'),
    resendInSeconds: useSecondsUntil(resendAtMs),
    challenge: { isAsked: isChallenged, siteKey, spent: spentTokens, setToken: source.actions.setToken },
  }
}

export type Verification = ReturnType<typeof useVerification<Shown, Actions>>

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
