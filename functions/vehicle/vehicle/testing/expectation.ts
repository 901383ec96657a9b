import {
  type Expectations,
  everybody,
  notFound,
  type Outcome,
  type Tenant,
} from '@forecourt/lambda-kit/testing/expectations'

const isVehicle = ({ car }: Tenant): Outcome => ({ status: 200, body: { id: car.id } })

export const expectations: Expectations = {
  'GET /api/cars/{slug}': {
    ask: ({ car: { slug } }) => ({ params: { slug } }),
    answers: (own) => everybody(isVehicle(own)),
    asksForOther: notFound,
  },
  'GET /api/cars-by-id/{id}': {
    ask: ({ car: { id } }) => ({ params: { id } }),
    answers: (own) => everybody(isVehicle(own)),
    asksForOther: { status: 204 },
  },
}
