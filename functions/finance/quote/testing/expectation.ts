import {
  aboutNoShopper,
  type Expectations,
  everybody,
  ok,
  signInFirst,
} from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'POST /api/youx/quote': {
    ask: () => ({ body: { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5 } }),
    // Here is no finance provider.
    answers: () => everybody({ status: 200, body: { error: 'Failed to get YouX quick quote' } }),
    asksForOther: ok,
    silent: aboutNoShopper,
  },
  'POST /api/youx/create-customer': {
    ask: ({ shopper }) => ({
      body: {
        data: {
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 30_000,
          loanTerm: 5,
          phoneNumber: shopper,
          firstName: 'Ada',
          lastName: 'Ng',
          email: 'ada@shopper.example',
          subscribe: false,
        },
        additionalData: {},
      },
    }),
    answers: () => ({
      ...everybody(signInFirst),
      'the right session': { status: 200, body: { error: 'Failed to create YouX customer' } },
    }),
    // Another site's shopper is not the one who asks.
    asksForOther: signInFirst,
  },
  'GET /api/postcodes/{postcode}': {
    ask: () => ({ params: { postcode: '2100' } }),
    answers: () => everybody({ status: 200, body: { state: 'NSW' } }),
    asksForOther: ok,
    silent: {
      car: 'it is about a department, a place or a setting',
      ...aboutNoShopper,
    },
  },
}
