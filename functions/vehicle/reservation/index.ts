import {
  cancelReservation,
  createReservation,
  listReservations,
  notePaymentSent,
  payReservation,
  readReservation,
  receivePaymentEvent,
  settleReservation,
} from '@forecourt/contracts/endpoints/reservations'
import { providerSecret, stageSecret } from '@forecourt/lambda-kit/aws/stage-secret'
import { environment } from '@forecourt/lambda-kit/environment'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { paymentKeys } from '@forecourt/providers/payment/payment-event'
import { paymentProvider } from '@forecourt/reservations/payment-provider'
import * as z from 'zod/mini'
import { begin, cancel, list, noteSent, pay, type ReservationEndpoint, receiveEvent, settle, show } from './endpoint.ts'

const settings = environment(
  z.object({ PAYMENT_PUBLISHABLE_KEY: z.string().check(z.minLength(1)), PAYMENT_SCRIPT_URL: z.url() }),
)

const services = (): ReservationEndpoint => ({
  payment: paymentProvider,
  publishableKey: settings().PAYMENT_PUBLISHABLE_KEY,
  scriptUrl: settings().PAYMENT_SCRIPT_URL,
  idsSecret: () => stageSecret('reservation-ids'),
  signingSecret: async () => paymentKeys(await providerSecret('payment')).signingSecret,
  now: () => new Date(),
})

export const handler = createApiHandler([
  answers(createReservation, (request) => begin(request, services())),
  answers(listReservations, (request) => list(request, services())),
  answers(payReservation, (request) => pay(request, services())),
  answers(readReservation, (request) => show(request, services())),
  answers(notePaymentSent, (request) => noteSent(request, services())),
  answers(settleReservation, (request) => settle(request, services())),
  answers(cancelReservation, (request) => cancel(request, services())),
  answers(receivePaymentEvent, (request) => receiveEvent(request, services())),
])
