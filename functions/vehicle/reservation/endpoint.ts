import type * as rows from '@forecourt/contracts/endpoints/reservations'
import type { ShownReservation, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type CostLimits, requireCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { parsePaymentEvent } from '@forecourt/providers/payment/payment-event'
import type { PaymentProvider } from '@forecourt/providers/payment/port'
import { ProviderError } from '@forecourt/providers/provider-error'
import { applyEvent } from '@forecourt/reservations/apply-event'
import { carGone } from '@forecourt/reservations/car-gone'
import { type Begun, createReservation, openPayment, shopperMark } from '@forecourt/reservations/create-reservation'
import { listOwn } from '@forecourt/reservations/list-own'
import { notePayment } from '@forecourt/reservations/note-payment'
import {
  observePayment,
  type ReservationServices,
  runOrLeave,
  runReservation,
} from '@forecourt/reservations/run-reservation'
import { showReservation } from '@forecourt/reservations/show-reservation'
import { storePaymentEvent } from '@forecourt/reservations/store/payment-events'
import { readReservation } from '@forecourt/reservations/store/reservation-table'

export type ReservationEndpoint = {
  payment(): Promise<PaymentProvider>
  /** The provider's, for its form in the browser. */
  publishableKey: string
  scriptUrl: string
  idsSecret(): Promise<string>
  signingSecret(): Promise<string>
  now(): Date
}

/** Payments of one address that are begun, and how often one is looked at: cards are tried out where nothing limits it. */
const limits = {
  begin: {
    phone: { burst: 10, perHour: 20 },
    address: { burst: 60, perHour: 120 },
    site: { burst: 2000, perHour: 2000 },
  },
  look: { address: { burst: 600, perHour: 3600 } },
} satisfies Record<string, CostLimits>

const servicesOf = async ({ payment, now }: ReservationEndpoint): Promise<ReservationServices> => ({
  payment: await payment(),
  now,
})

/** What a shopper reads while the provider fails: a deposit that was begun may be charged already. */
const failureWords = {
  beginning: 'Payments are not available right now. Nothing was charged. Try again in a moment.',
  asking: 'We are still asking the bank. Do not pay again.',
} as const

/** A provider that fails is no fault of the request, and none of ours: it can be sent again. */
async function withProviderErrors<T>(words: keyof typeof failureWords, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    logWarning('The payment provider fails', error)
    throw new AppError('unavailable', failureWords[words])
  }
}

/** @throws AppError `unauthenticated` for a session without a verified phone. */
export async function begin(request: EndpointRequest<typeof rows.createReservation>, endpoint: ReservationEndpoint) {
  const { site, session, body, client, idempotencyKey } = request
  if (!session?.phone) throw new AppError('unauthenticated')
  const secret = await endpoint.idsSecret()
  const phone = { number: session.phone, keysSecret: secret }
  await requireCost({ name: 'reserve', limits: limits.begin, site, ip: client.ip, phone, now: endpoint.now() })
  return withProviderErrors('beginning', async () => {
    const begun = await createReservation(
      {
        ...{ site, idempotencyKey, secret },
        ...{ phone: session.phone ?? '', carId: body.car_id, name: body.name, email: body.email },
      },
      await servicesOf(endpoint),
    )
    return showBegun(begun, endpoint)
  })
}

function showBegun({ reservation, clientSecret }: Begun, { publishableKey, scriptUrl, now }: ReservationEndpoint) {
  const payment = clientSecret && {
    client_secret: clientSecret,
    publishable_key: publishableKey,
    script_url: scriptUrl,
  }
  return { reservation: showReservation(reservation, now()), ...(payment && { payment }) }
}

/** @throws AppError `not_found`, for another site's too. */
async function find(site: Site, reservation_id: string): Promise<StoredReservation> {
  const reservation = await readReservation({ tenant: site.slug, reservation_id })
  if (!reservation) throw new AppError('not_found')
  return reservation
}

export async function show(
  { site, params }: EndpointRequest<typeof rows.readReservation>,
  { now }: ReservationEndpoint,
): Promise<ShownReservation> {
  const reservation = await find(site, params.id)
  const gone = await carGone(reservation, now())
  return { ...showReservation(reservation, now()), ...(gone && { gone }) }
}

/** @throws AppError `unauthenticated` for a session without a verified phone. */
export async function list(
  { site, session }: EndpointRequest<typeof rows.listReservations>,
  { now }: ReservationEndpoint,
) {
  if (!session?.phone) throw new AppError('unauthenticated')
  const reservations = await listOwn({ tenant: site.slug, phone: session.phone }, now())
  return { reservations: reservations.map((reservation) => showReservation(reservation, now())) }
}

/** @throws AppError `unauthenticated` for a session without a verified phone, `not_found` for another shopper's. */
export async function pay(
  { site, params, session, client }: EndpointRequest<typeof rows.payReservation>,
  endpoint: ReservationEndpoint,
) {
  if (!session?.phone) throw new AppError('unauthenticated')
  const reservation = await find(site, params.id)
  if (reservation.shopper_mark !== shopperMark(await endpoint.idsSecret(), session.phone))
    throw new AppError('not_found')
  await requireCost({ name: 'settle', limits: limits.look, site, ip: client.ip, now: endpoint.now() })
  return withProviderErrors('asking', async () =>
    showBegun(await openPayment(reservation, await servicesOf(endpoint)), endpoint),
  )
}

export async function noteSent(
  { site, params, body, client }: EndpointRequest<typeof rows.notePaymentSent>,
  endpoint: ReservationEndpoint,
): Promise<ShownReservation> {
  const reservation = await find(site, params.id)
  const now = endpoint.now()
  await requireCost({ name: 'settle', limits: limits.look, site, ip: client.ip, now })
  return showReservation(await notePayment(reservation, body.is_sent, now), now)
}

export async function settle(
  { site, params, client }: EndpointRequest<typeof rows.settleReservation>,
  endpoint: ReservationEndpoint,
): Promise<ShownReservation> {
  const reservation = await find(site, params.id)
  await requireCost({ name: 'settle', limits: limits.look, site, ip: client.ip, now: endpoint.now() })
  return withProviderErrors('asking', async () => {
    const services = await servicesOf(endpoint)
    const current = await runReservation(await observePayment(reservation, services), services)
    return showReservation(current, endpoint.now())
  })
}

/** What is cancelled is stored first: where the provider fails, the reconciler pays back. */
export async function cancel(
  { site, params, client }: EndpointRequest<typeof rows.cancelReservation>,
  endpoint: ReservationEndpoint,
): Promise<ShownReservation> {
  await requireCost({ name: 'cancel', limits: limits.look, site, ip: client.ip, now: endpoint.now() })
  const cancelled = await applyEvent(await find(site, params.id), 'cancel', endpoint.now())
  if (!cancelled) throw new AppError('conflict', 'This reservation cannot be cancelled here any more. Call the dealer.')
  const current = await runOrLeave(cancelled, await servicesOf(endpoint))
  return showReservation(current, endpoint.now())
}

/**
 * Stores what the provider signed, and says so: the reconciler reads it, with rights for every tenant. It is the same wherever it came
 * in, and however often.
 * @throws AppError `forbidden` without its signature.
 */
export async function receiveEvent(
  { body }: EndpointRequest<typeof rows.receivePaymentEvent>,
  endpoint: ReservationEndpoint,
) {
  const now = endpoint.now()
  const secret = await endpoint.signingSecret()
  const event = parsePaymentEvent({ signature: body.signature, body: body.text, secret, now })
  if (!event) throw new AppError('forbidden', 'This is not signed by the payment provider.')
  if (event !== 'foreign') {
    const { id: event_id, type, tenant, reservationId: reservation_id } = event
    const received_at = now.toISOString()
    await storePaymentEvent({ event_id, type, tenant, reservation_id, received_at, body: body.text })
  }
  return { received: true as const }
}
