import { type Expectations, everybody, notFound, ok } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/locations': {
    ask: () => ({}),
    answers: ({ location }) => everybody({ status: 200, body: { locations: [{ id: location.id }] } }),
    asksForOther: ok,
  },
  'GET /api/locations/{slug}': {
    ask: ({ location: { slug } }) => ({ params: { slug } }),
    answers: ({ location }) => everybody({ status: 200, body: { location: { id: location.id } } }),
    asksForOther: notFound,
  },
  'GET /api/reviews': {
    ask: ({ location: { slug } }) => ({ query: `location=${slug}` }),
    answers: ({ location }) =>
      everybody({ status: 200, body: { reviews: { reviews: [{ id: `about-${location.id}` }] } } }),
    asksForOther: ok,
  },
  'GET /api/offers': {
    ask: () => ({}),
    answers: ({ offer }) => everybody({ status: 200, body: { offers: [{ id: offer }] } }),
    asksForOther: ok,
  },
  'GET /api/offers/{id}': {
    ask: ({ offer }) => ({ params: { id: offer } }),
    answers: ({ offer }) => everybody({ status: 200, body: { id: offer } }),
    asksForOther: notFound,
  },
  'GET /api/localities': {
    ask: () => ({ query: 'text=brookvale' }),
    answers: () => everybody({ status: 200, body: { localities: [{ postcode: '2100' }] } }),
    asksForOther: ok,
  },
  'GET /api/localities/near/{lat}/{long}': {
    ask: () => ({ params: { lat: '-33.8', long: '151.3' } }),
    answers: () => everybody({ status: 200, body: { state: 'NSW' } }),
    asksForOther: ok,
  },
}
