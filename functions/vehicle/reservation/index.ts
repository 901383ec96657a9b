import {
  cancelReservation,
  createReservation,
  readReservation,
  receivePaymentEvent,
  settleReservation,
} from '@forecourt/contracts/endpoints/reservations'
import { providerSecret, stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { paymentKeys } from '@forecourt/providers/payment/payment-event'
import { paymentProvider } from '@forecourt/reservations/payment-provider'
import { begin, cancel, type ReservationEndpoint, receiveEvent, settle, show } from './endpoint.ts'

const services = (): ReservationEndpoint => ({
  payment: paymentProvider,
  publishableKey: process.env.PAYMENT_PUBLISHABLE_KEY ?? '',
  idsSecret: () => stageSecret('reservation-ids'),
  signingSecret: async () => paymentKeys(await providerSecret('payment')).signingSecret,
  now: () => new Date(),
})

export const handler = createApiHandler([
  answers(createReservation, (request) => begin(request, services())),
  answers(readReservation, (request) => show(request, services())),
  answers(settleReservation, (request) => settle(request, services())),
  answers(cancelReservation, (request) => cancel(request, services())),
  answers(receivePaymentEvent, (request) => receiveEvent(request, services())),
])
