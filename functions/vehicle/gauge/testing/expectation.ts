import { aboutNoShopper, type Expectations, everybody, notFound } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/cars/{slug}/autogauge': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: () => everybody({ status: 200, body: { comparables: [] } }),
    asksForOther: notFound,
    silent: aboutNoShopper,
  },
}
