import { expect, test } from 'vitest'
import { ApiError, toMessage } from './api-error.ts'

test.each([
  [new ApiError('gone', 'This is no longer here.'), 'This is no longer here.'],
  [new ApiError('too_many', 'Wait.', { retryAfterSeconds: 1 }), 'Too many requests. Try again in 1 second.'],
  [new ApiError('too_many', 'Wait.', { retryAfterSeconds: 61 }), 'Too many requests. Try again in 2 minutes.'],
  [new ApiError('too_many', 'Wait a moment.'), 'Wait a moment.'],
  [new TypeError('x is not a function'), 'Something went wrong on our side. Try again in a moment.'],
  ['text', 'Something went wrong on our side. Try again in a moment.'],
])('a shopper reads of %s: %s', (error, message) => expect(toMessage(error)).toBe(message))
