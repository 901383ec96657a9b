import * as z from 'zod/mini'

/** The states of a reservation; what leads from one to the next is the domain's table (reservation-table.ts). */
export const reservationStates = [
  'authorising',
  'holding',
  'capturing',
  'reserved',
  'confirmed',
  'completed',
  'voiding',
  'refunding',
  'releasing',
  'ended',
] as const
export type ReservationState = (typeof reservationStates)[number]

/** Why a reservation ended, or is about to. */
export const endReasons = [
  'abandoned',
  'taken',
  'sold',
  'expired',
  'cancelled',
  'dealer',
  'refused',
  'disputed',
  'unexpected',
] as const
export type EndReason = (typeof endReasons)[number]

/** Messages that a shopper gets. */
export const reservationMessages = ['receipt', 'reminder', 'ended'] as const
export type ReservationMessage = (typeof reservationMessages)[number]

/** Of the payment provider: its own code, for words of ours. */
const declineSchema = z.string().check(z.regex(/^[a-z_]{1,60}$/))

/** By link, so nobody can guess it. */
export const reservationIdSchema = z.string().check(z.regex(/^[\w-]{22}$/))

/** What a browser keeps of its shopper's reservation: enough to open it again. */
export const keptReservationSchema = z.object({ reservation_id: reservationIdSchema, slug: z.string() })
export type KeptReservation = z.infer<typeof keptReservationSchema>

const fields = {
  tenant: z.string(),
  reservation_id: reservationIdSchema,
  version: z.int(),
  /** Of the shopper: the same for all of theirs, and no phone number. */
  shopper_mark: z.string(),
  /** Of the requests that began or continued it: sent again, each has the same answer. */
  begun_keys: z.optional(z.array(z.string())),
  car: z.object({ id: z.string(), slug: z.string(), name: z.string(), dealership_slug: z.string() }),
  deposit_cents: z.int().check(z.gt(0)),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Until when it can be paid. */
  pay_by: z.iso.datetime(),
  payment_id: z.optional(z.string()),
  /** When a browser sent a card to the bank, until somebody says what became of it. */
  payment_sent_at: z.optional(z.iso.datetime()),
  /** The last card that was declined. */
  decline: z.optional(declineSchema),
  /** Messages that are to be sent. */
  pending: z._default(z.array(z.enum(reservationMessages)), []),
  /** Until when a process that sends them has them for itself. */
  sending_until: z.optional(z.iso.datetime()),
  /** Both until nothing is left to do, so that the reconciler finds it. */
  due: z.optional(z.literal('yes')),
  due_at: z.optional(z.iso.datetime()),
}
/** Until when the car is held. */
const held_until = z.iso.datetime()
/** The deposit was charged, whatever became of it later. */
const charged = z.literal(true)

/**
 * A reservation as it is stored: nothing of the person, who is stored under their phone number. Money is in cents. What it has beside
 * that depends on its state: an end whether the car was held, and the deposit charged, before.
 */
export const storedReservationSchema = z.discriminatedUnion('state', [
  z.object({ ...fields, state: z.literal('authorising') }),
  z.object({ ...fields, state: z.enum(['holding', 'capturing']), held_until }),
  z.object({ ...fields, state: z.enum(['reserved', 'confirmed', 'completed']), held_until, charged }),
  z.object({
    ...fields,
    state: z.enum(['voiding', 'refunding', 'releasing', 'ended']),
    reason: z.enum(endReasons),
    held_until: z.optional(held_until),
    charged: z.optional(charged),
  }),
])
export type StoredReservation = z.infer<typeof storedReservationSchema>
/** Those in which the car is to be held, or is. */
export type HeldReservation = Extract<StoredReservation, { held_until: string }>
/** Those of which shopper and dealer read something: paid, or over. */
export type AnnouncedReservation = Exclude<StoredReservation, { state: 'authorising' | 'holding' | 'capturing' }>

/** A reservation as its link shows it. */
export const shownReservationSchema = z.object({
  reservation_id: fields.reservation_id,
  state: z.enum(reservationStates),
  reason: z.optional(z.enum(endReasons)),
  car: fields.car,
  deposit_cents: fields.deposit_cents,
  held_until: z.optional(held_until),
  charged: z.optional(charged),
  pay_by: fields.pay_by,
  /** While it may still be paid. */
  payment_sent_at: fields.payment_sent_at,
  /** Why its car cannot be had any more, before it is paid for. */
  gone: z.optional(z.enum(['taken', 'sold'])),
  /** What a declined card's shopper reads. */
  decline_words: z.optional(z.string()),
  /** Whether the shopper's one button refunds it now. */
  can_cancel: z.boolean(),
})
export type ShownReservation = z.infer<typeof shownReservationSchema>
