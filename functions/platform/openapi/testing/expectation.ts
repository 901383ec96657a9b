import { type Expectations, everybody, ok } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/openapi.json': {
    ask: () => ({}),
    answers: () => everybody({ status: 200, body: { openapi: '3.1.0' } }),
    asksForOther: ok,
  },
}
