import { ApiError } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { verificationMessage } from './verification-message.ts'

const limit = 'Too many verification attempts. Please try again later.'
const coolDown = 'A code was sent a moment ago. You can ask for another in 30 seconds.'

test.each<[string, unknown, string]>([
  [
    'the limit with its end',
    new ApiError('too_many', limit, { retryAfterSeconds: 1200 }),
    `${limit} You can ask for a code in 20 minutes.`,
  ],
  ['the limit', new ApiError('too_many', limit), limit],
  ['the cool-down between two codes', new ApiError('too_many', coolDown, { retryAfterSeconds: 30 }), coolDown],
  [
    'another limit',
    new ApiError('too_many', 'Too many requests. Try again in 5 seconds.'),
    'Too many requests. Try again in 5 seconds.',
  ],
  ['a failure', new ApiError('internal', 'Something broke.'), 'An unknown error occurred during verification.'],
  ['no network', new ApiError('network', 'No network.'), 'An unknown error occurred during verification.'],
  ['what is no answer', new Error('x'), 'An unknown error occurred during verification.'],
])('[FQ-8] [FQ-15] %s has its own words', (_, error, words) => {
  expect(verificationMessage(error)).toBe(words)
})
