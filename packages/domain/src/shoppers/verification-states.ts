/** WL-11. `verificationSent` and `verificationSubmitted` are the login status of the specification. */
export type VerificationStatus = 'notSent' | 'sending' | 'verificationSent' | 'verificationSubmitted' | 'verified'

type Problem = { field: 'phone' | 'code' | 'send'; message: string }

export type VerificationState = {
  status: VerificationStatus
  /** As it was typed. */
  phone: string
  code: string
  problem: Problem | undefined
  /** The number that the code was sent to, and when another may be asked for; 0 before one was sent. */
  sentTo: string
  resendAtMs: number
  /** The wrong tries of the code that was sent last, and what was said of each. */
  wrongCodes: Readonly<Record<string, string>>
  askedAtMs: number
  /** Where a failed request for a code leads back to. */
  before: VerificationStatus
  /** Counts requests, so that the answer of one that was given up changes nothing. */
  turn: number
  /** FQ-8. Whether the challenge is shown, and how many of its tokens were spent. */
  isChallenged: boolean
  spentTokens: number
}

export const firstState: VerificationState = {
  ...{ status: 'notSent', before: 'notSent', phone: '', code: '', problem: undefined, sentTo: '' },
  ...{ resendAtMs: 0, wrongCodes: {}, askedAtMs: 0, turn: 0, isChallenged: false, spentTokens: 0 },
}

/** The turn of the request that an event answers. */
type Answer = { turn?: number }

/** What happens to a verification, with what the next state needs of it. */
export type VerificationEvents = {
  phoneTyped: Answer & { phone: string }
  codeTyped: Answer & { code: string }
  /** Back to the number, which stays as it was typed. */
  startedAgain: Answer
  sendStarted: Answer & { atMs: number }
  tokenSpent: Answer
  tokenCame: Answer
  /** Also of a code from before the page was loaded again, and of one that is out already. */
  sent: Answer & { to: string; resendAtMs: number; isOutAlready?: boolean }
  sendFailed: Answer & { problem: Problem; isChallenged: boolean }
  checkStarted: Answer
  /** `wrongCode` where the code itself was refused. */
  checkFailed: Answer & { message: string; wrongCode?: string }
  checked: Answer
}

type Row<Kind extends keyof VerificationEvents> = {
  /** The states in which it means something; in others, and as the answer of an earlier turn, it changes nothing. */
  in?: readonly VerificationStatus[]
  next(state: VerificationState, event: VerificationEvents[Kind]): Partial<VerificationState>
}

const startAgain = ({ turn }: VerificationState): Partial<VerificationState> => ({
  ...{ status: 'notSent', code: '', problem: undefined, resendAtMs: 0, turn: turn + 1 },
})
const without = ({ problem }: VerificationState, ...fields: Problem['field'][]) =>
  problem && fields.includes(problem.field) ? undefined : problem

/** FQ-7. A phone number, then the code that was sent to it. A code belongs to the number it was sent to: another number begins again. */
const rows: { [Kind in keyof VerificationEvents]: Row<Kind> } = {
  phoneTyped: {
    next: (state, { phone }) => ({
      problem: without(state, 'phone', 'send'),
      ...(state.status !== 'notSent' && phone !== state.sentTo && startAgain(state)),
      phone,
    }),
  },
  codeTyped: {
    next: (state, { code }) => ({ code: code.replaceAll(/\D/g, '').slice(0, 6), problem: without(state, 'code') }),
  },
  startedAgain: { next: startAgain },
  sendStarted: {
    in: ['notSent', 'verificationSent', 'verified'],
    next: ({ status, turn }, { atMs }) => ({
      ...{ status: 'sending', before: status, problem: undefined, askedAtMs: atMs, turn: turn + 1 },
    }),
  },
  tokenSpent: { next: ({ spentTokens }) => ({ spentTokens: spentTokens + 1 }) },
  tokenCame: { next: (state) => ({ problem: without(state, 'send') }) },
  sent: {
    in: ['notSent', 'sending'],
    next: ({ sentTo, wrongCodes }, { to, resendAtMs, isOutAlready }) => ({
      ...{ status: 'verificationSent', sentTo: to, code: '', resendAtMs, isChallenged: false },
      wrongCodes: isOutAlready && to === sentTo ? wrongCodes : {},
    }),
  },
  sendFailed: {
    in: ['sending'],
    next: ({ before, ...state }, { problem, isChallenged }) => ({
      ...{ status: before, problem, isChallenged: state.isChallenged || isChallenged },
    }),
  },
  checkStarted: {
    in: ['verificationSent'],
    next: ({ turn }) => ({ status: 'verificationSubmitted', problem: undefined, turn: turn + 1 }),
  },
  checkFailed: {
    in: ['verificationSent', 'verificationSubmitted'],
    next: ({ wrongCodes }, { message, wrongCode }) => ({
      ...{ status: 'verificationSent', problem: { field: 'code', message } },
      ...(wrongCode !== undefined && { wrongCodes: { ...wrongCodes, [wrongCode]: message } }),
    }),
  },
  checked: { in: ['verificationSubmitted'], next: () => ({ status: 'verified' }) },
}

/** The state after an event; the same where the event means nothing in it. */
export function nextState<Kind extends keyof VerificationEvents>(
  state: VerificationState,
  kind: Kind,
  event: VerificationEvents[Kind],
): VerificationState {
  const row: Row<Kind> = rows[kind]
  const isLate = event.turn !== undefined && event.turn !== state.turn
  return isLate || row.in?.includes(state.status) === false ? state : { ...state, ...row.next(state, event) }
}
