import type { SentCode } from '@forecourt/contracts/shoppers/sent-code'
import { challengeField } from '@forecourt/domain/leads/spam-verdict'
import { codeRules, isWrongCode, secondsToResend } from '@forecourt/domain/shoppers/code-rules'
import {
  firstState,
  nextState,
  type VerificationEvents,
  type VerificationState,
} from '@forecourt/domain/shoppers/verification-states'
import { newKey } from '@forecourt/domain/text/new-key'

/** FQ-7. How long a code may take to be sent. */
const sendTimeoutMs = 15_000
/** For the request of a code: longer, so that the shopper reads the words of here. */
export const sendRequestTimeoutMs = sendTimeoutMs + 5000

/** FQ-7. The texts of the specification, and ours where it has none. */
const words = {
  required: 'This is a required field.',
  sixDigits: 'Code must be 6 digits.',
  late: 'The code was not sent in time. Check your connection, then try again.',
  usedUp: 'That was the last try of this code. Ask for a new one.',
} as const

type Refusal = Parameters<typeof secondsToResend>[0]

/** What verifying asks of a page. Each call rejects with an error that `toMessage` turns into words. */
export type VerificationCalls = {
  /** FQ-8, and then the code itself; with the challenge's token once it was asked for. */
  send(typed: string, challengeToken: string | undefined): Promise<{ resend_after_seconds: number }>
  /** `attempt` is the same when a try is repeated whose answer was lost. */
  check(typed: string, code: string, attempt: string): Promise<unknown>
  toMessage(error: unknown): string
  /** An error as the API's refusal; undefined where it is none. */
  refusalOf(error: unknown): Refusal | undefined
  /** Event 36. */
  onSent(): void
  /** Event 37. */
  onVerified(): void
}

export const loadPhoneRules = () =>
  import(/* webpackChunkName: "phone-number" */ '@forecourt/domain/shoppers/phone-number')

/** The function checks the number again, so where the rules do not load it just goes there. */
async function findPhoneProblem(typed: string): Promise<string | undefined> {
  if (typed.trim() === '') return words.required
  const rules = await loadPhoneRules().catch(() => undefined)
  return rules && rules.mobileNumber(typed) === undefined ? rules.mobileWords : undefined
}

/** FQ-7. The two messages of a code that is not one. */
function findCodeProblem(code: string): string | undefined {
  if (code === '') return words.required
  return /^\d{6}$/.test(code) ? undefined : words.sixDigits
}

class LateError extends Error {}

/** @throws LateError when the work takes too long. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LateError('The code was not sent in time.')), sendTimeoutMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** To whom a code was sent that is not used yet, or is being sent. */
export function sentCode({ status, resendAtMs, sentTo, phone, askedAtMs }: VerificationState): SentCode | undefined {
  if (status === 'notSent' || status === 'verified') return undefined
  return resendAtMs > 0 ? { to: sentTo, resendAtMs } : { to: phone, resendAtMs: askedAtMs, isUnanswered: true }
}

/** FQ-7. Runs the states of a verification; `calls` are the page's of the moment. */
export function runVerification(calls: () => VerificationCalls) {
  let state = firstState
  const listeners = new Set<() => void>()
  /** FQ-8. Each request spends it. */
  let token: string | undefined
  /** The try of a code, which is repeated as long as the code is the same. */
  let tried = { code: '', id: '' }

  /** Whether the event meant something. */
  function apply<Kind extends keyof VerificationEvents>(kind: Kind, event: VerificationEvents[Kind]): boolean {
    const before = state
    state = nextState(state, kind, event)
    if (state !== before) for (const listener of listeners) listener()
    return state !== before
  }

  function takeToken(): string | undefined {
    const taken = token
    token = undefined
    if (taken !== undefined) apply('tokenSpent', {})
    return taken
  }

  /** Whether a code was sent. */
  async function send(to: string = state.phone): Promise<boolean> {
    if (!apply('sendStarted', { atMs: Date.now() })) return false
    const { turn } = state
    const fail = (field: 'phone' | 'send', message: string, isChallenged = false) => {
      apply('sendFailed', { problem: { field, message }, isChallenged, turn })
      return false
    }
    const succeed = (seconds: number, isOutAlready = false) =>
      apply('sent', { to, resendAtMs: Date.now() + seconds * 1000, isOutAlready, turn })
    const wrong = await findPhoneProblem(to)
    if (wrong) return fail('phone', wrong)
    try {
      const { resend_after_seconds } = await withTimeout(calls().send(to, takeToken()))
      if (!succeed(resend_after_seconds)) return false
      tried = { code: '', id: '' }
      calls().onSent()
      return true
    } catch (error) {
      const refusal = calls().refusalOf(error)
      // A code that is out already can be entered.
      const seconds = refusal && secondsToResend(refusal)
      if (seconds !== undefined) return succeed(seconds, true)
      const isChallenge = refusal?.fields.some(({ field }) => field === challengeField)
      return fail('send', error instanceof LateError ? words.late : calls().toMessage(error), isChallenge)
    }
  }

  /** Whether the code is right, and the shopper signed in by it. */
  async function check(typed: string = state.code): Promise<boolean> {
    if (state.status !== 'verificationSent') return state.status === 'verified'
    const wrong = findCodeProblem(typed)
    if (wrong) return !apply('checkFailed', { message: wrong })
    // Asked about once more, such as by Enter after its sixth digit, it would cost another of the few tries.
    const known = state.wrongCodes[typed]
    if (known) return !apply('checkFailed', { message: known })
    apply('checkStarted', {})
    const { turn, sentTo } = state
    if (tried.code !== typed) tried = { code: typed, id: newKey() }
    try {
      await calls().check(sentTo, typed, tried.id)
    } catch (error) {
      const refusal = calls().refusalOf(error)
      const isWrong = refusal !== undefined && isWrongCode(refusal)
      const isLastTry = isWrong && Object.keys(state.wrongCodes).length + 1 >= codeRules.maxTries
      const message = isLastTry ? words.usedUp : calls().toMessage(error)
      apply('checkFailed', { message, turn, ...(isWrong && { wrongCode: typed }) })
      return false
    }
    if (!apply('checked', { turn })) return false
    calls().onVerified()
    return true
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actions: {
      send,
      check,
      changePhone: (phone: string) => void apply('phoneTyped', { phone }),
      changeCode: (code: string) => void apply('codeTyped', { code }),
      startAgain: () => void apply('startedAgain', {}),
      setToken(given: string | undefined) {
        token = given
        if (given !== undefined) apply('tokenCame', {})
      },
      /**
       * A code that was sent before the page was loaded again, so that it can still be entered. Where nobody knows whether it was sent,
       * it is asked for again: the answer says so.
       */
      restoreSent({ to, resendAtMs, isUnanswered }: SentCode) {
        apply('phoneTyped', { phone: to })
        if (isUnanswered) void send(to)
        else apply('sent', { to, resendAtMs })
      },
    },
  }
}
