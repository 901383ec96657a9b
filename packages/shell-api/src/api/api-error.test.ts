import { expect, test } from 'vitest'
import { ApiError, toMessage } from './api-error.ts'

test.each([
  [new ApiError('gone', 'This is no longer here.'), 'This is no longer here.'],
  [new TypeError('x is not a function'), 'Something went wrong on our side. Try again in a moment.'],
  ['text', 'Something went wrong on our side. Try again in a moment.'],
])('a shopper reads of %s: %s', (error, message) => expect(toMessage(error)).toBe(message))
