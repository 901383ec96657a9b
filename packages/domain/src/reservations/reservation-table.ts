import type { EndReason, ReservationState, ShownReservation } from '@forecourt/contracts/reservations/reservation'

/** What happens to a reservation: what its payment is seen to be, what an effect answers, what people do, and what a clock or a feed says. */
export type ReservationEvent =
  /** The payment, as the provider has it now. */
  | 'authorised'
  | 'declined'
  | 'voided'
  | 'captured'
  | 'refunded'
  | 'disputed'
  /** What became of an effect. */
  | 'held'
  | 'taken'
  | 'capture_refused'
  | 'released'
  /** The shopper's button, and the dealer. */
  | 'cancel'
  | 'confirm'
  | 'dealer_cancel'
  /** A feed. */
  | 'sold'
  /** The clock. */
  | 'timed_out'
  | 'expired'

/** What a state does until an event says that it is done. Each can be repeated: the second time changes nothing. */
export type ReservationEffect = 'hold' | 'capture' | 'void' | 'refund' | 'release'

type Clocks = Pick<ShownReservation, 'pay_by' | 'held_until'>

export const reservationGuards = {
  'too late to pay': ({ pay_by }: Clocks, now: Date) => Date.parse(pay_by) <= now.getTime(),
  'hold over': ({ held_until }: Clocks, now: Date) =>
    held_until !== undefined && Date.parse(held_until) <= now.getTime(),
  'hold live': ({ held_until }: Clocks, now: Date) =>
    held_until !== undefined && Date.parse(held_until) > now.getTime(),
} as const satisfies Record<string, (clocks: Clocks, now: Date) => boolean>

type Row = { to: ReservationState; if?: keyof typeof reservationGuards; because?: EndReason }
/** Of several rows the first whose guard holds. */
type Rows = Row | readonly Row[]
export type ReservationTable = Readonly<
  Record<
    ReservationState,
    {
      does?: ReservationEffect
      /** The car is the reservation's, or is about to be. In any other state a hold came too late, and is released at once. */
      holds?: true
      on: Readonly<Partial<Record<ReservationEvent, Rows>>>
    }
  >
>

const paidBack = {
  refunded: { to: 'releasing', because: 'dealer' },
  disputed: { to: 'releasing', because: 'disputed' },
} as const
const gone = {
  refunded: { to: 'releasing' },
  disputed: { to: 'releasing', because: 'disputed' },
  voided: { to: 'releasing' },
} as const
/** Before the deposit is charged. */
const unpaid = {
  voided: { to: 'releasing', because: 'abandoned' },
  cancel: { to: 'voiding', because: 'cancelled' },
  dealer_cancel: { to: 'voiding', because: 'dealer' },
  sold: { to: 'voiding', because: 'sold' },
} as const

/**
 * RS-1, RS-2. The whole life of a reservation: authorise, hold, capture, and what undoes each when the next fails. An event that a
 * state does not list changes nothing, so that webhooks may come late, twice and in any order. Money goes back before the car is free.
 */
export const reservationTable: ReservationTable = {
  authorising: {
    on: {
      ...unpaid,
      authorised: { to: 'holding' },
      declined: { to: 'authorising' },
      captured: { to: 'refunding', because: 'unexpected' },
      timed_out: { to: 'voiding', if: 'too late to pay', because: 'abandoned' },
    },
  },
  holding: {
    does: 'hold',
    holds: true,
    on: {
      ...unpaid,
      held: { to: 'capturing' },
      taken: { to: 'voiding', because: 'taken' },
      captured: { to: 'refunding', because: 'unexpected' },
      expired: { to: 'voiding', if: 'hold over', because: 'expired' },
    },
  },
  capturing: {
    does: 'capture',
    holds: true,
    on: {
      ...unpaid,
      // A process may stop for days between the hold and the charge.
      captured: [
        { to: 'reserved', if: 'hold live' },
        { to: 'refunding', because: 'expired' },
      ],
      capture_refused: { to: 'voiding', because: 'refused' },
      expired: { to: 'voiding', if: 'hold over', because: 'expired' },
      disputed: { to: 'releasing', because: 'disputed' },
    },
  },
  reserved: {
    holds: true,
    on: {
      ...paidBack,
      cancel: { to: 'refunding', because: 'cancelled' },
      confirm: { to: 'confirmed', if: 'hold live' },
      dealer_cancel: { to: 'refunding', because: 'dealer' },
      sold: { to: 'refunding', because: 'sold' },
      expired: { to: 'refunding', if: 'hold over', because: 'expired' },
    },
  },
  /** The dealer has the sale in hand: the deposit is a part of the price, and only the dealer gives it back. */
  confirmed: {
    holds: true,
    on: {
      ...paidBack,
      dealer_cancel: { to: 'refunding', because: 'dealer' },
      sold: { to: 'completed' },
      expired: { to: 'completed', if: 'hold over' },
    },
  },
  completed: { on: { dealer_cancel: { to: 'refunding', because: 'dealer' } } },
  voiding: { does: 'void', on: { ...gone, captured: { to: 'refunding' } } },
  refunding: { does: 'refund', holds: true, on: gone },
  releasing: { does: 'release', on: { released: { to: 'ended' } } },
  ended: { on: { authorised: { to: 'voiding' }, captured: { to: 'refunding' } } },
}
