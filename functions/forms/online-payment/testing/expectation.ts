import {
  aboutNoShopper,
  type Expectations,
  ok,
  signInFirst,
  withSession,
} from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'POST /api/online-payment/invoice': {
    ask: () => ({ body: { reference: 'INV-1001', amount: '$1,250' } }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { reference: 'INV-1001', amount_cents: 125_000 } }), signInFirst),
    asksForOther: ok,
    silent: {
      car: 'it is about a department, a place or a setting',
      ...aboutNoShopper,
    },
  },
  'POST /api/online-payment': {
    ask: () => ({
      body: {
        form: 'online-payment',
        values: {
          ...{ payment_for: 'Service', reference: 'INV-1001', amount: '$1,250' },
          ...{ name: 'Ada', phone: '0491 570 006', email: 'ada@shopper.example' },
        },
        filled_ms: 9000,
      },
    }),
    answers: (own) => withSession(own, () => ({ status: 200, writes: ['contacts', 'leads'] }), signInFirst),
    asksForOther: { status: 200, writes: ['contacts', 'leads'] },
    silent: { car: 'it is about a department, a place or a setting' },
  },
}
