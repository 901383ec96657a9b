import {
  type Expectations,
  everybody,
  notFound,
  type Outcome,
  ok,
  type Tenant,
} from '@forecourt/lambda-kit/testing/expectations'

const noVehicle = { status: 200, body: { hits: [] } }

const makeOf = ({ car }: Tenant): string => new URLSearchParams({ make: car.make }).toString()

const finds = ({ car }: Tenant): Outcome => ({ status: 200, body: { hits: [{ id: car.id }] } })

export const expectations: Expectations = {
  'GET /api/search': {
    ask: (tenant) => ({ query: makeOf(tenant) }),
    answers: (own) => everybody(finds(own)),
    asksForOther: { status: 200, body: { hits: [], count: 0 } },
  },
  'GET /api/vehicles': {
    ask: (tenant) => ({ query: `limit=20&${makeOf(tenant)}` }),
    answers: (own) => everybody(finds(own)),
    asksForOther: noVehicle,
  },
  'GET /api/suggestions': {
    ask: ({ car }) => ({ query: new URLSearchParams({ text: car.make }).toString() }),
    answers: ({ car }) =>
      everybody({
        status: 200,
        body: {
          suggestions: [
            { label: car.make, count: 1 },
            { label: `${car.make} RAV4`, count: 1 },
          ],
        },
      }),
    asksForOther: ok,
  },
  'GET /api/filters/{filter}': {
    ask: ({ car }) => ({ params: { filter: 'make' }, query: new URLSearchParams({ text: car.make }).toString() }),
    answers: ({ car }) => everybody({ status: 200, body: { values: [{ value: car.make, count: 1 }] } }),
    asksForOther: { status: 200, body: { values: [] } },
  },
  'GET /api/cars/{slug}/similar': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: () => everybody(noVehicle),
    asksForOther: notFound,
  },
  'GET /api/menu': {
    ask: () => ({}),
    answers: ({ car }) => everybody({ status: 200, body: { makes: [{ make: car.make, count: 1 }] } }),
    asksForOther: ok,
  },
}
