import { type Expectations, everybody, notFound } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/cars/{slug}/pdf': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: ({ car }) => everybody({ status: 200, body: { name: `${car.slug}.pdf` } }),
    asksForOther: notFound,
  },
}
