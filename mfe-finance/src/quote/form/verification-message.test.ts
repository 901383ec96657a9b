import { limitMessage } from '@forecourt/domain/shoppers/code-rules'
import { ApiError } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { verificationMessage } from './verification-message.ts'

const limit = limitMessage('sentToPhone', 1200)
const coolDown = 'A code was sent a moment ago. You can ask for another in 30 seconds.'

test.each<[string, unknown, string]>([
  ['a limit', new ApiError('too_many', limit, { retryAfterSeconds: 1200 }), limit],
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
