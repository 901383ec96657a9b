import { type Expectations, ok, signInFirst, withSession } from '@forecourt/lambda-kit/testing/expectations'

/** Where the shopper reserved, which erasing ends before it is paid, or drew. */
const mayErase = ['contacts', 'leads', 'reservation_people', 'reservations']

/** What there is one of for each shopper is deleted without looking whether it is there. */
const erased = ['codes', 'price_alerts', 'sessions', 'shoppers']

export const expectations: Expectations = {
  'GET /api/privacy': {
    ask: () => ({}),
    answers: (own) =>
      withSession(
        own,
        (phone_number) => ({ status: 200, body: { phone_number, site: own.slug, forms: [] } }),
        signInFirst,
      ),
    asksForOther: ok,
  },
  'POST /api/privacy/erase': {
    ask: () => ({ body: {} }),
    answers: (own) =>
      withSession(
        own,
        () => ({ status: 200, body: { erased: true }, writes: erased, mayWrite: mayErase }),
        signInFirst,
      ),
    asksForOther: { status: 200, body: { erased: true }, writes: erased, mayWrite: mayErase },
    silent: {
      car: 'it is about a department, a place or a setting',
      consent: 'it takes away what is stored of a shopper',
    },
  },
}
