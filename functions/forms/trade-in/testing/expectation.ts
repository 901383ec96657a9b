import {
  aboutNoShopper,
  type Expectations,
  everybody,
  newNumber,
  notFound,
  signInFirst,
  withSession,
} from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  // Whoever has the link opens the valuation, signed in or not: it names no person.
  'GET /api/trade-in/{lead_id}': {
    ask: ({ lead }) => ({ params: { lead_id: lead } }),
    answers: ({ lead }) => everybody({ status: 200, body: { lead_id: lead, kms: 40_000 } }),
    asksForOther: { status: 204 },
    silent: aboutNoShopper,
  },
  'GET /api/trade-in': {
    // The trader is neither of the shoppers who sign in.
    ask: () => ({}),
    answers: (own) => withSession(own, () => ({ status: 200, body: { valuations: [] } }), signInFirst),
    asksForOther: { status: 200, body: { valuations: [] } },
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/{lead_id}/lookup': {
    ask: ({ lead }) => ({ params: { lead_id: lead }, body: { rego: 'ABC12D', regoState: 'NSW' }, ip: newNumber().ip }),
    // The provider's answer, where it is the first about the plate.
    answers: ({ lead }) =>
      everybody({
        status: 200,
        body: { lead_id: lead },
        writes: ['valuations'],
        mayWrite: ['market_answers'],
      }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/{lead_id}/vehicle': {
    ask: ({ lead }) => ({ params: { lead_id: lead }, body: { year: 2021, make: 'Mazda', model: 'CX-5' } }),
    answers: ({ lead }) => everybody({ status: 200, body: { lead_id: lead }, writes: ['valuations'] }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/{lead_id}/adjustments': {
    ask: ({ lead }) => ({
      params: { lead_id: lead },
      body: {
        id: 'by-hand',
        adjustmentAnswers: { condition: 'good', service_history: 'full', damage: 'none', keys: 'two' },
      },
    }),
    answers: () => everybody({ status: 200, body: { state: 'referred' }, writes: ['valuations'] }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
  'POST /api/trade-in/complete': {
    // Without an offer there is nothing to accept; what an acceptance does is the function's own test.
    ask: ({ lead }) => ({ body: { lead_id: lead, form_completed: true, offer_accepted: true } }),
    answers: () => everybody({ status: 409, body: { error: { code: 'conflict' } } }),
    asksForOther: notFound,
  },
  'POST /api/miscellaneous': {
    ask: ({ lead }) => ({ body: { column_name: 'valuation', lead_id: lead } }),
    answers: () => everybody({ status: 200, body: { saved: true }, writes: ['valuations'] }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
}
