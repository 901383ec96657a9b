import * as z from 'zod/mini'
import { reservationIdSchema, shownReservationSchema } from '../reservations/reservation.ts'
import { singleLine } from '../validation/typed-text.ts'
import type { Endpoint } from './endpoint.ts'
import { carId } from './path-params.ts'

const byId = z.object({ id: reservationIdSchema })
const name = z.pipe(z.string(), z.transform(singleLine)).check(z.minLength(1), z.maxLength(120))

/**
 * RS-1. For the phone number that the session verified. 404 for a car that is not reserved online, 410 for one that is not for sale, 409
 * for one that another has, or where the shopper has another of the dealer's.
 */
export const createReservation = {
  method: 'POST',
  path: '/api/reservations',
  summary: 'Begins the reservation of a car, and the payment of its deposit',
  params: z.object({}),
  body: z.object({ car_id: carId, name, email: z.email().check(z.maxLength(200)) }),
  response: z.object({
    reservation: shownReservationSchema,
    /** While it can be paid: for the provider's form in the browser. */
    payment: z.optional(z.object({ client_secret: z.string(), publishable_key: z.string() })),
  }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
  creates: true,
  maxBodyBytes: 2_000,
  mayAnswer: ['conflict', 'gone', 'not_found', 'too_many', 'unavailable'],
} as const satisfies Endpoint

/** By its link, from any device, signed in or not. */
const byLink = {
  params: byId,
  response: shownReservationSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
} as const
const write = { ...byLink, method: 'POST', body: z.object({}), maxBodyBytes: 200 } as const

export const readReservation = {
  ...byLink,
  method: 'GET',
  path: '/api/reservations/{id}',
  summary: 'A reservation by its link',
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
