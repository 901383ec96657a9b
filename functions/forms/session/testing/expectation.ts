import { type Expectations, notFound, ok, signInFirst, withSession } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/session': {
    ask: () => ({}),
    answers: (own) => withSession(own, (phone) => ({ status: 200, body: { phone } }), signInFirst),
    asksForOther: ok,
  },
  'POST /api/session/end': {
    ask: () => ({ body: {} }),
    answers: (own) =>
      withSession(own, () => ({ status: 200, body: { ended: true }, writes: ['sessions'] }), {
        status: 200,
        body: { ended: false },
      }),
    asksForOther: { status: 200, body: { ended: true }, writes: ['sessions'] },
  },
  'GET /api/sessions': {
    ask: () => ({}),
    answers: (own) => withSession(own, () => ok, signInFirst),
    asksForOther: ok,
  },
  'POST /api/sessions/revoke': {
    ask: () => ({ body: { id: 'x'.repeat(43) } }),
    answers: (own) => withSession(own, () => notFound, signInFirst),
    asksForOther: notFound,
  },
  'POST /api/sessions/end': {
    ask: () => ({ body: {} }),
    answers: (own) => withSession(own, () => ({ status: 200, writes: ['sessions'] }), signInFirst),
    asksForOther: { status: 200, writes: ['sessions'] },
  },
}
