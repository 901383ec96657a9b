import type {
  AdjustmentAnswers,
  ReferralReason,
  TradedCar,
  TradeInOffer,
  TradeInState,
  Valuation,
} from '@forecourt/contracts/trade-in/valuation'
import { isCurrent } from './offer.ts'

/** What happens to a valuation. */
export type TradeInEvent =
  /** A plate was looked up. */
  | { on: 'looked-up'; rego: string; regoState: string; matches: TradedCar[] }
  /** The shopper said which car it is: one of the matches, or by hand. */
  | { on: 'chosen'; car: TradedCar }
  | { on: 'answered'; answers: AdjustmentAnswers; outcome: { offer: TradeInOffer } | { referred: ReferralReason } }
  | { on: 'accepted' }
  /** The shopper went without accepting, or there was nothing to accept. */
  | { on: 'closed' }

export type EventName = TradeInEvent['on']

type Asked = { valuation: Valuation; event: TradeInEvent; now: Date }

const guards = {
  'one match': ({ event }: Asked) => event.on === 'looked-up' && event.matches.length === 1,
  'an offer': ({ event }: Asked) => event.on === 'answered' && 'offer' in event.outcome,
  'the offer holds': ({ valuation: { offer }, now }: Asked) => offer !== undefined && isCurrent(offer, now),
} satisfies Record<string, (asked: Asked) => boolean>

export type Guard = keyof typeof guards
export type Transition = { from: readonly TradeInState[]; on: EventName; if?: Guard; to: TradeInState }

const begun = ['rego-lookup', 'adjustments', 'offer', 'referred'] as const satisfies TradeInState[]

/**
 * TI-1. Every way of a valuation: the first row that fits, for the state, the event and the guard, decides. What no row fits is
 * refused. An event that comes twice ends where it ended the first time.
 */
export const transitions: readonly Transition[] = [
  { from: ['lead', ...begun], on: 'looked-up', if: 'one match', to: 'adjustments' },
  { from: ['lead', ...begun], on: 'looked-up', to: 'rego-lookup' },
  { from: ['lead', ...begun], on: 'chosen', to: 'adjustments' },
  { from: ['adjustments', 'offer', 'referred'], on: 'answered', if: 'an offer', to: 'offer' },
  { from: ['adjustments', 'offer', 'referred'], on: 'answered', to: 'referred' },
  { from: ['offer', 'closed'], on: 'accepted', if: 'the offer holds', to: 'accepted' },
  // It lapsed: the car is valued anew.
  { from: ['offer'], on: 'accepted', to: 'adjustments' },
  { from: ['accepted'], on: 'accepted', to: 'accepted' },
  { from: ['lead', ...begun, 'closed'], on: 'closed', to: 'closed' },
]

/** The row that decides; undefined where the event cannot happen in this state. */
const transitionOf = (asked: Asked, table: readonly Transition[]): Transition | undefined =>
  table.find(
    (row) =>
      row.from.includes(asked.valuation.state) && row.on === asked.event.on && (!row.if || guards[row.if](asked)),
  )

/** The valuation after an event; undefined where it cannot happen. */
export function nextValuation(
  valuation: Valuation,
  event: TradeInEvent,
  now: Date,
  table = transitions,
): Valuation | undefined {
  const row = transitionOf({ valuation, event, now }, table)
  if (!row) return
  const next = { ...withEvent(valuation, event, row.to), state: row.to }
  if (isSameCar(valuation, next)) return next
  // They show the car before.
  const { photos: _photos, ...other } = next
  return other
}

/** Whether photos of a valuation's car show the car that it has after a change: the plate is the same, and no other car was chosen. */
export function isSameCar(before: Valuation, after: Valuation): boolean {
  if (before.rego !== after.rego || before.regoState !== after.regoState) return false
  if (!before.car || !after.car) return true
  const [one, other] = [before.car, after.car]
  return (['id', 'year', 'make', 'model', 'badge'] as const).every((field) => one[field] === other[field])
}

/** What an event brings, and what it makes stale: an offer is for one car and its answers. */
function withEvent(valuation: Valuation, event: TradeInEvent, to: TradeInState): Valuation {
  const { offer: _offer, referred: _referred, saved_at: _saved, ...bare } = valuation
  switch (event.on) {
    case 'looked-up': {
      const { car: _car, ...other } = bare
      const { rego, regoState, matches } = event
      const [only] = matches
      return { ...other, rego, regoState, matches, ...(to === 'adjustments' && only && { car: only }) }
    }
    case 'chosen':
      return { ...bare, car: event.car }
    case 'answered':
      return { ...bare, answers: event.answers, ...event.outcome }
    case 'accepted':
      return to === 'adjustments' ? bare : valuation
    default:
      return valuation
  }
}
