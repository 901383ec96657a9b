import { type Expectations, everybody, newNumber, notFound } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'GET /api/cars/{slug}/view.json': {
    // A visitor counts once a day.
    ask: ({ car: { slug } }) => ({ params: { slug }, ip: newNumber().ip }),
    answers: ({ car }) => everybody({ status: 200, body: { car_fields: { id: car.id } }, writes: ['activity'] }),
    asksForOther: notFound,
  },
  'POST /api/calls/reveal': {
    ask: ({ slug, dealership, car }) => ({
      body: { car_id: car.id, dealership_id: dealership, website_id: slug },
      ip: newNumber().ip,
    }),
    answers: () => everybody({ status: 200, body: { recorded: true }, writes: ['activity'] }),
    asksForOther: { status: 400 },
  },
}
