import { type Expectations, everybody } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/check-if-contact-exists': {
    ask: ({ shopper }) => ({ query: new URLSearchParams({ phone_number: shopper }).toString() }),
    answers: () => ({
      ...everybody({ status: 200, body: { data: null, error: null } }),
      'the right session': { status: 200, body: { data: { exists: false }, error: null } },
    }),
    asksForOther: { status: 200, body: { data: null, error: null } },
  },
}
