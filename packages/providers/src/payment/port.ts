import * as z from 'zod/mini'

/** What is to be authorised: cents of an Australian dollar, for one reservation of a site. No card number ever comes here. */
export const authorisationSchema = z.object({
  reservationId: z.string().check(z.regex(/^[\w-]{16,100}$/)),
  tenant: z.string().check(z.minLength(1), z.maxLength(100)),
  cents: z.int().check(z.gte(50), z.lte(99_999_999)),
  /** On the shopper's statement of the provider: the car's name. */
  description: z.string().check(z.maxLength(500)),
})
export type Authorisation = z.infer<typeof authorisationSchema>

/** `pending`: a card is not authorised yet. `declined`: the last one was not, and another may be. */
export const paymentStatuses = [
  'pending',
  'declined',
  'authorised',
  'voided',
  'captured',
  'refunded',
  'disputed',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type Payment = {
  id: string
  status: PaymentStatus
  /** Why the last card was declined: the provider's code. */
  decline?: string
}

/** A payment of a reservation, to be changed: the same reservation changes it once. */
export type PaymentKey = { id: string; reservationId: string }

export interface PaymentProvider {
  /** The same reservation is the same payment. `clientSecret` lets one browser pay it. Throws `ProviderError`, as all of these. */
  authorise(authorisation: Authorisation): Promise<Payment & { clientSecret: string }>
  read(id: string): Promise<Payment>
  /** These answer what became of the payment, by whatever change: an authorised one that was not captured cannot be. */
  capture(key: PaymentKey): Promise<Payment>
  void(key: PaymentKey): Promise<Payment>
  refund(key: PaymentKey): Promise<Payment>
}

/** A webhook that the provider signed: that something happened to a payment, never what, since they come late and in any order. */
export type PaymentEvent = { id: string; type: string; tenant: string; reservationId: string }
