import * as z from 'zod/mini'
import { browserPaymentSchema } from '../payments/browser-payment.ts'
import { reservationIdSchema, shownReservationSchema } from '../reservations/reservation.ts'
import { singleLine } from '../validation/typed-text.ts'
import type { Endpoint } from './endpoint.ts'
import { carId } from './path-params.ts'

const byId = z.object({ id: reservationIdSchema })
/** Of two names of a form, and the space between them. */
const name = z.pipe(z.string(), z.transform(singleLine)).check(z.minLength(1), z.maxLength(201))

const begunSchema = z.object({
  reservation: shownReservationSchema,
  /** While it can be paid. */
  payment: z.optional(browserPaymentSchema),
})

/**
 * RS-1. For the phone number that the session verified. 404 for a car that is not reserved online, 410 for one that is not for sale, 409
 * for one that is reserved, 422 where the shopper has another of the dealer's.
 */
export const createReservation = {
  method: 'POST',
  path: '/api/reservations',
  summary: 'Begins the reservation of a car, and the payment of its deposit',
  params: z.object({}),
  body: z.object({ car_id: carId, name, email: z.email().check(z.maxLength(200)) }),
  response: begunSchema,
  visibility: 'private',
  from: 'browser',
  session: 'required',
  creates: true,
  maxBodyBytes: 2_000,
  mayAnswer: ['conflict', 'gone', 'invalid', 'not_found', 'too_many', 'unavailable'],
} as const satisfies Endpoint

/** By its link, from any device, signed in or not. */
const byLink = {
  params: byId,
  response: shownReservationSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
} as const
/** The newest first. Those that were over for a month are not in it. */
export const listReservations = {
  method: 'GET',
  path: '/api/reservations',
  summary: 'The reservations of the phone number that is signed in',
  params: z.object({}),
  response: z.object({ reservations: z.array(shownReservationSchema) }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
} as const satisfies Endpoint

const write = { ...byLink, method: 'POST', body: z.object({}), maxBodyBytes: 200 } as const

export const readReservation = {
  ...byLink,
  method: 'GET',
  path: '/api/reservations/{id}',
  summary: 'A reservation by its link',
} as const satisfies Endpoint

/** Pays one that was begun, on this device or another of the same shopper. 404 for one that is not theirs. */
export const payReservation = {
  ...write,
  path: '/api/reservations/{id}/payment',
  summary: 'The payment of a reservation that was begun, while it can be paid',
  response: begunSchema,
  session: 'required',
  mayAnswer: ['too_many', 'unavailable'],
} as const satisfies Endpoint

/** So that no other tab or device of the shopper invites to pay meanwhile: `is_sent` is false once the card was refused. */
export const notePaymentSent = {
  ...write,
  path: '/api/reservations/{id}/payment-sent',
  summary: 'Notes that a browser sends a card to the bank, or that the bank refused it',
  body: z.object({ is_sent: z.boolean() }),
  mayAnswer: ['conflict', 'too_many'],
} as const satisfies Endpoint

/** The shopper has paid, or thinks so: the payment's provider is asked, and the car is held. */
export const settleReservation = {
  ...write,
  path: '/api/reservations/{id}/settle',
  summary: 'Looks whether a reservation is paid, and holds its car',
  mayAnswer: ['too_many', 'unavailable'],
} as const satisfies Endpoint

/** RS-1. The shopper's one button. 409 once the dealer has confirmed, or when it is over. */
export const cancelReservation = {
  ...write,
  path: '/api/reservations/{id}/cancel',
  summary: 'Cancels a reservation, and pays its deposit back',
  mayAnswer: ['conflict', 'too_many'],
} as const satisfies Endpoint

/** The payment provider's webhooks, at any site's address. 403 without its signature. */
export const receivePaymentEvent = {
  method: 'POST',
  path: '/api/payment-events',
  summary: 'Takes a webhook of the payment provider',
  params: z.object({}),
  body: z.object({ text: z.string(), signature: z.optional(z.string()) }),
  response: z.object({ received: z.literal(true) }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
  signedBy: 'stripe-signature',
  maxBodyBytes: 100_000,
  mayAnswer: ['forbidden'],
} as const satisfies Endpoint
