import { ApiError } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

test.each([
  ['a fault of ours', new ApiError('internal', 'Internal server error'), 'An unexpected error occured'],
  ['a fault of the page', new TypeError('x is undefined'), 'An unexpected error occured'],
  ['no answer', new ApiError('network', 'We could not reach the site.'), 'We could not reach the site.'],
  [
    'the returned error',
    new ApiError('conflict', 'This has changed in the meantime.'),
    'This has changed in the meantime.',
  ],
  ['errors without fields', new ApiError('invalid', 'Wait a moment.'), 'Wait a moment.'],
  [
    'a limit',
    new ApiError('too_many', 'Try again in 10 minutes, or call 5550.', { retryAfterSeconds: 600 }),
    'Try again in 10 minutes, or call 5550. Your text is still here.',
  ],
])('[LD-5] of %s a shopper reads', (_, error, message) => {
  expect(failureOf(error)).toEqual({ message })
})

test('[LD-6] wrong fields are named', () => {
  const fields = [{ field: 'email', message: 'Enter your email address' }]
  expect(failureOf(new ApiError('invalid', 'Please fix the following errors:', { fields }))).toEqual({
    errors: fields,
  })
})
