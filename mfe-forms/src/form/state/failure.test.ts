import { ApiError } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { failureOf, failureText } from './failure.ts'

test.each([
  ['a fault of ours', new ApiError('internal', 'Internal server error'), 'An unexpected error occured'],
  ['a fault of the page', new TypeError('x is undefined'), 'An unexpected error occured'],
  ['no answer', new ApiError('network', 'We could not reach the site.'), 'We could not reach the site.'],
  [
    'the returned error',
    new ApiError('conflict', 'This has changed in the meantime.'),
    'This has changed in the meantime.',
  ],
  [
    'a session that is over',
    new ApiError('unauthenticated', 'Sign in first.'),
    'You are not signed in any more. Reload this page to sign in again; your text is still here.',
  ],
  ['errors without fields', new ApiError('invalid', 'Wait a moment.'), 'Wait a moment.'],
  [
    'a list of errors that is not there',
    new ApiError('invalid', 'Please fix the following errors:'),
    'An unexpected error occured',
  ],
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

test('fields that are not shown are said in one text', () => {
  const fields = [{ message: 'Enter the plate' }, { message: 'Choose the state' }].map((one) => ({
    field: 'rego',
    ...one,
  }))
  const listed = 'Please fix the following errors:'
  expect(failureText(new ApiError('invalid', listed, { fields }))).toBe('Enter the plate Choose the state')
  expect(failureText(new ApiError('invalid', listed))).toBe('Something went wrong on our side. Try again in a moment.')
})
