import { type Expectations, everybody, notFound, ok } from '@forecourt/lambda-kit/testing/expectations'
import { sentMark } from '@forecourt/leads/sent-mark'

export const expectations: Expectations = {
  'GET /api/departments/{department}': {
    ask: () => ({ params: { department: 'sales' } }),
    answers: () => everybody({ status: 200, body: { team: [], places: [] } }),
    asksForOther: ok,
    silent: { car: 'it is about a department, a place or a setting', consent: 'it is about a department' },
  },
  'GET /api/leads/sent/{mark}': {
    ask: ({ slug }) => ({
      params: { mark: sentMark(process.env.SENT_MARKS_SECRET ?? '', slug, { category: 'Test Drive' }, new Date()) },
    }),
    answers: () => everybody({ status: 200, body: { category: 'Test Drive' } }),
    asksForOther: notFound,
  },
  'POST /api/leads': {
    ask: ({ car }) => ({
      body: {
        form: 'vehicle-enquiry',
        car_id: car.id,
        filled_ms: 9000,
        values: { name: 'Ada', email: 'ada@shopper.example', phone: '0491 570 006', message: 'Is it there?' },
      },
    }),
    answers: () => everybody({ status: 200, writes: ['contacts', 'leads'] }),
    // The shopper is heard, and the lead says nothing of a car that the site does not have.
    asksForOther: { status: 200, writes: ['contacts', 'leads'] },
  },
}
