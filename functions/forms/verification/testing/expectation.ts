import { type Expectations, everybody, newNumber } from '@forecourt/lambda-kit/testing/expectations'

export const expectations: Expectations = {
  'POST /api/verification/send': {
    ask: () => {
      const { phone, ip } = newNumber()
      return { body: { phone_number: phone }, ip }
    },
    answers: () => everybody({ status: 200, body: { resend_after_seconds: 30 }, writes: ['codes'] }),
    asksForOther: { status: 200, writes: ['codes'] },
    silent: { consent: 'it sends or checks a code that was asked for' },
  },
  'POST /api/verification/check': {
    ask: () => {
      const { phone, ip } = newNumber()
      return { body: { phone_number: phone, code: '000000' }, ip }
    },
    // What a right code does is the function's own test.
    answers: () => everybody({ status: 422, body: { error: { code: 'invalid' } } }),
    asksForOther: { status: 422, body: { error: { code: 'invalid' } } },
    silent: { consent: 'it sends or checks a code that was asked for' },
  },
}
