import { type Expectations, everybody, notFound } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/delivery/{postcode}': {
    ask: () => ({ params: { postcode: '2000' } }),
    answers: () => everybody(notFound),
    asksForOther: notFound,
  },
}
