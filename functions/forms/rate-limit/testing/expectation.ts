import { type Expectations, everybody, ok } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'POST /api/rate-limit': {
    ask: ({ shopper }) => ({ body: { phone: shopper } }),
    answers: () => everybody({ status: 200, body: { allowed: true } }),
    asksForOther: ok,
  },
}
