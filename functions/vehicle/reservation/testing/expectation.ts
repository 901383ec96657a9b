import {
  type Expectations,
  everybody,
  notFound,
  ok,
  signInFirst,
  type Tenant,
  withSession,
} from '@forecourt/lambda-kit/testing/expectations'
import { expect } from 'vitest'

const listed = ({ reservation }: Tenant) => expect.objectContaining({ reservation_id: reservation })

export const expectations: Expectations = {
  'POST /api/reservations': {
    ask: ({ car }) => ({ body: { car_id: car.id, name: 'Ada Ng', email: 'ada@shopper.example' } }),
    answers: (own) =>
      withSession(
        own,
        () => ({
          status: 200,
          body: { reservation: { state: 'authorising', car: { id: own.car.id } } },
          writes: ['reservation_people', 'reservations'],
        }),
        signInFirst,
      ),
    asksForOther: notFound,
    silent: { consent: 'a reservation asks for no consent' },
  },
  'GET /api/reservations': {
    ask: () => ({}),
    answers: (own) => ({
      ...withSession(own, () => ({ status: 200, body: { reservations: expect.anything() } }), signInFirst),
      'the right session': { status: 200, body: { reservations: expect.arrayContaining([listed(own)]) } },
    }),
    asksForOther: ok,
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
  'POST /api/reservations/{id}/payment': {
    ask: ({ reservation }) => ({ params: { id: reservation }, body: {} }),
    answers: (own) => ({
      ...withSession(own, () => ok, signInFirst),
      'another shopper’s session': notFound,
    }),
    asksForOther: notFound,
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
  'GET /api/reservations/{id}': {
    ask: ({ reservation }) => ({ params: { id: reservation } }),
    answers: ({ reservation }) => everybody({ status: 200, body: { reservation_id: reservation } }),
    asksForOther: notFound,
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
  'POST /api/reservations/{id}/payment-sent': {
    // It is over, and stays so.
    ask: ({ reservation }) => ({ params: { id: reservation }, body: { is_sent: true } }),
    answers: ({ reservation }) => everybody({ status: 200, body: { reservation_id: reservation } }),
    asksForOther: notFound,
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
  'POST /api/reservations/{id}/settle': {
    ask: ({ reservation }) => ({ params: { id: reservation }, body: {} }),
    answers: ({ reservation }) => everybody({ status: 200, body: { reservation_id: reservation } }),
    asksForOther: notFound,
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
  'POST /api/reservations/{id}/cancel': {
    // It is over, and stays so.
    ask: ({ reservation }) => ({ params: { id: reservation }, body: {} }),
    answers: () => everybody({ status: 409, body: { error: { code: 'conflict' } } }),
    asksForOther: notFound,
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
  'POST /api/payment-events': {
    // Of every tenant, at any site, and only with a signature: the function's own test has one.
    ask: () => ({ body: { id: 'evt_1' } }),
    answers: () => everybody({ status: 403, body: { error: { code: 'forbidden' } } }),
    asksForOther: { status: 403, body: { error: { code: 'forbidden' } } },
    silent: { car: 'it is about an existing reservation', consent: 'a reservation asks for no consent' },
  },
}
