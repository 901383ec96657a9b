import {
  type Expectations,
  everybody,
  notFound,
  signInFirst,
  withSession,
} from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/watchlist': {
    ask: () => ({}),
    answers: (own) => withSession(own, () => ({ status: 200, body: { cars: [] } }), signInFirst),
    asksForOther: { status: 200, body: { cars: [] } },
    silent: { consent: 'it is about cars' },
  },
  'GET /api/watchlist/cars': {
    ask: () => ({}),
    answers: (own) => withSession(own, () => ({ status: 200, body: { cars: [] } }), signInFirst),
    asksForOther: { status: 200, body: { cars: [] } },
  },
  'POST /api/watchlist/save-car': {
    // Whatever phone the body names, the car is the session's.
    ask: ({ car, otherShopper }) => ({ body: { phone_number: otherShopper, car_id: car.id } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { success: true }, writes: ['watchlist'] }), signInFirst),
    asksForOther: notFound,
    silent: { consent: 'it is about cars' },
  },
  'POST /api/watchlist/remove-car': {
    ask: ({ car, otherShopper }) => ({ body: { phone_number: otherShopper, car_id: car.id } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { success: true }, writes: ['watchlist'] }), signInFirst),
    asksForOther: { status: 200, body: { success: true }, writes: ['watchlist'] },
    silent: { consent: 'it is about cars' },
  },
  'POST /api/watchlist/price-alerts': {
    ask: () => ({ body: { wanted: true } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { wanted: true }, writes: ['price_alerts'] }), signInFirst),
    asksForOther: { status: 200, body: { wanted: true }, writes: ['price_alerts'] },
    silent: { car: 'it is about a department, a place or a setting' },
  },
  'POST /api/watchlist/unsubscribe': {
    // A token that no site made.
    ask: () => ({ body: { token: 'x'.repeat(60) } }),
    answers: () => everybody({ status: 200, body: { stopped: false } }),
    asksForOther: { status: 200, body: { stopped: false } },
    silent: { car: 'it is about a department, a place or a setting' },
  },
}
