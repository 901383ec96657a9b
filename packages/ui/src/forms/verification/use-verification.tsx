import { useEffect, useRef, useState } from 'react'
import { verificationWords } from './words.ts'

/** FQ-7. How long a code may take to be sent, in milliseconds. */
export const sendTimeoutMs = 15_000

/** WL-11. `verificationSent` and `verificationSubmitted` are the login status of the specification. */
export type VerificationStatus = 'notSent' | 'sending' | 'verificationSent' | 'verificationSubmitted' | 'verified'

/** What verifying calls. Each rejects with an error that `toMessage` turns into words. */
export type VerificationCalls = {
  /** What is wrong with the number that was typed; undefined when a code can be sent to it. */
  findPhoneProblem(typed: string): Promise<string | undefined>
  /** FQ-8, and then the code itself; with the challenge's token once it was asked for. */
  send(typed: string, challengeToken: string | undefined): Promise<{ resend_after_seconds: number }>
  newAttempt(): string
  /** `attempt` is the same when a try is repeated whose answer was lost. */
  check(typed: string, code: string, attempt: string): Promise<void>
  toMessage(error: unknown): string
  /** The cool-down of a code that is out already, for which an error of `send` refuses another; undefined for other errors. */
  secondsToResend(error: unknown): number | undefined
  /** FQ-8. Whether an error of `send` asks for the challenge. */
  isChallenge(error: unknown): boolean
  /** The site's key of the challenge. */
  challengeSiteKey: string | undefined
  /** Event 36. */
  onSent?(): void
  /** Event 37. */
  onVerified?(): void
}

/** The number as it was typed, and when another code may be asked for, or when one was whose answer has not come. */
export type SentCode = { to: string; resendAtMs: number; isUnanswered?: boolean | undefined }

type Problem = { field: 'phone' | 'code' | 'send'; message: string }

/** A promise that rejects when another takes longer than `ms`. */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timeout')), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * FQ-7. A phone number, then the code that was sent to it: not sent → Sending… → "Code sent!" and Resend Code. Knows no endpoint:
 * `calls` does. A code belongs to the number it was sent to: another number begins again.
 */
export function useVerification(calls: VerificationCalls) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [status, setStatus] = useState<VerificationStatus>('notSent')
  const [problem, setProblem] = useState<Problem>()
  const [resendAtMs, setResendAtMs] = useState(0)
  const [askedAtMs, setAskedAtMs] = useState(0)
  const sentTo = useRef('')
  const challenge = useChallenge(calls.challengeSiteKey, () => problem?.field === 'send' && setProblem(undefined))
  /** The try of a code, which is repeated as long as the code is the same. */
  const tried = useRef({ code: '', id: '' })
  /** Counts attempts, so that the answer of one that was given up changes nothing. */
  const attempt = useRef(0)

  function changePhone(typed: string) {
    setPhone(typed)
    if (problem?.field === 'phone' || problem?.field === 'send') setProblem(undefined)
    if (status !== 'notSent' && typed !== sentTo.current) startAgain()
  }

  function changeCode(typed: string) {
    setCode(typed.replaceAll(/\D/g, '').slice(0, 6))
    if (problem?.field === 'code') setProblem(undefined)
  }

  /** Back to the number, which stays as it was typed. */
  function startAgain() {
    attempt.current += 1
    setStatus('notSent')
    setCode('')
    setProblem(undefined)
    setResendAtMs(0)
  }

  /**
   * A code that was sent before the page was loaded again, so that it can still be entered. Where nobody knows whether it was sent, it is
   * asked for again: the answer says so.
   */
  function restoreSent({ to, resendAtMs: atMs, isUnanswered }: SentCode) {
    setPhone(to)
    if (isUnanswered) void send(to)
    else showSent(to, atMs)
  }

  function showSent(to: string, atMs: number) {
    sentTo.current = to
    setCode('')
    setResendAtMs(atMs)
    setStatus('verificationSent')
  }

  /** Whether a code was sent. */
  async function send(to: string = phone): Promise<boolean> {
    if (status === 'sending' || status === 'verificationSubmitted') return false
    const mine = ++attempt.current
    const before = status
    setProblem(undefined)
    setStatus('sending')
    setAskedAtMs(Date.now())
    const fail = (failed: Problem) => {
      if (mine !== attempt.current) return false
      setProblem(failed)
      setStatus(before)
      return false
    }
    try {
      const wrong = to.trim() === '' ? verificationWords.required : await calls.findPhoneProblem(to)
      if (wrong) return fail({ field: 'phone', message: wrong })
      const { resend_after_seconds } = await withTimeout(calls.send(to, challenge.take()), sendTimeoutMs)
      if (mine !== attempt.current) return false
      challenge.setIsAsked(false)
      tried.current = { code: '', id: '' }
      showSent(to, Date.now() + resend_after_seconds * 1000)
      calls.onSent?.()
      return true
    } catch (error) {
      const seconds = calls.secondsToResend(error)
      if (seconds !== undefined && mine === attempt.current) {
        showSent(to, Date.now() + seconds * 1000)
        return true
      }
      if (calls.isChallenge(error)) challenge.setIsAsked(true)
      const isLate = error instanceof Error && error.message === 'timeout'
      return fail({ field: 'send', message: isLate ? verificationWords.late : calls.toMessage(error) })
    }
  }

  /** Whether the code is right, and the shopper signed in by it. */
  async function check(typed: string = code): Promise<boolean> {
    if (status === 'verified') return true
    if (status !== 'verificationSent') return false
    const wrong = codeProblem(typed)
    if (wrong) {
      setProblem({ field: 'code', message: wrong })
      return false
    }
    const mine = ++attempt.current
    setProblem(undefined)
    setStatus('verificationSubmitted')
    if (tried.current.code !== typed) tried.current = { code: typed, id: calls.newAttempt() }
    try {
      await calls.check(sentTo.current, typed, tried.current.id)
      if (mine !== attempt.current) return false
      setStatus('verified')
      calls.onVerified?.()
      return true
    } catch (error) {
      if (mine !== attempt.current) return false
      setProblem({ field: 'code', message: calls.toMessage(error) })
      setStatus('verificationSent')
      return false
    }
  }

  function sentCode(): SentCode | undefined {
    if (status === 'notSent' || status === 'verified') return undefined
    if (resendAtMs > 0) return { to: sentTo.current, resendAtMs }
    return { to: phone, resendAtMs: askedAtMs, isUnanswered: true }
  }

  const messageOf = (field: Problem['field']) => (problem?.field === field ? problem.message : undefined)
  return {
    phone,
    code,
    status,
    /** A code was sent to the number, also while another is. */
    isSent: resendAtMs > 0,
    phoneProblem: messageOf('phone'),
    sendProblem: messageOf('send'),
    codeProblem: messageOf('code'),
    /** To whom a code was sent that is not used yet, or is being sent. */
    sent: sentCode(),
    resendInSeconds: useSecondsUntil(resendAtMs),
    challenge,
    changePhone,
    changeCode,
    send,
    check,
    startAgain,
    restoreSent,
  }
}

export type Verification = ReturnType<typeof useVerification>

/** FQ-8. The challenge before a code: whether it is shown, and its token, which each request spends. */
function useChallenge(siteKey: string | undefined, onToken: () => void) {
  const [isAsked, setIsAsked] = useState(false)
  const [spent, setSpent] = useState(0)
  const token = useRef<string>(undefined)
  return {
    siteKey,
    isAsked,
    spent,
    setIsAsked,
    setToken(given: string | undefined) {
      token.current = given
      if (given !== undefined) onToken()
    },
    take(): string | undefined {
      const taken = token.current
      token.current = undefined
      if (taken !== undefined) setSpent((count) => count + 1)
      return taken
    },
  }
}

/** FQ-7. The two messages of a code that is not one. */
function codeProblem(code: string): string | undefined {
  if (code === '') return verificationWords.required
  return /^\d{6}$/.test(code) ? undefined : verificationWords.sixDigits
}

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
