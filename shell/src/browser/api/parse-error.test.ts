import { errorBodySchema } from '@forecourt/contracts/errors'
import { expect, test } from 'vitest'
import { parseError, unexpected } from './parse-error.ts'

const error = { code: 'invalid', message: 'Please fix the following errors:', requestId: '1' }
const fields = [{ field: 'email', message: 'Write an e-mail address.' }]

test.each([
  { error },
  { error: { ...error, fields } },
  { error: { ...error, code: 'too_many', retryAfterSeconds: 30 } },
])('an error that the schema takes is read by hand as it says: %j', (body) => {
  const { code, message, ...details } = errorBodySchema.parse(body).error
  expect(parseError(body)).toMatchObject({ code, message, fields: details.fields ?? [] })
  expect(parseError(body).retryAfterSeconds).toBe(details.retryAfterSeconds)
})

test.each([
  null,
  'Bad gateway',
  {},
  { error: null },
  { error: { ...error, code: 'toString' } },
  { error: { ...error, code: 7 } },
  { error: { ...error, message: undefined } },
])('what is no error answer is unexpected: %j', (body) => {
  expect(errorBodySchema.safeParse(body).success).toBe(false)
  expect(parseError(body)).toEqual(unexpected())
})
