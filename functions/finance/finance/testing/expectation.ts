import { type Expectations, everybody, notFound } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/cars/{slug}/lenders': {
    ask: ({ car: { id } }) => ({ params: { slug: id } }),
    answers: () => everybody({ status: 200, body: { lenders: [] } }),
    asksForOther: notFound,
  },
}
