import { ApiError } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { attemptOf, isKeyUsed } from './attempt.ts'

const request = { form: 'enquiry', values: { name: 'Jane', message: 'Hello' }, url: '/enquire', filled_ms: 5000 }

test('a new attempt has a key of its own', () => {
  const [one, other] = [attemptOf(request, undefined), attemptOf(request, undefined)]
  expect(one.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  expect(one.idempotencyKey).not.toBe(other.idempotencyKey)
})

test('[LD-14] the same content keeps its key, however long the shopper took, so that a lost answer makes no second lead', () => {
  const first = attemptOf(request, undefined)
  const values = { message: 'Hello', name: 'Jane' }
  expect(attemptOf({ ...request, values, filled_ms: 90_000 }, first)).toBe(first)
})

test.each([
  ['another text', { values: { ...request.values, message: 'Hello again' } }],
  ['another car', { car_id: '7' }],
  ['another form', { form: 'vehicle-enquiry' }],
])('%s is another lead', (_, change) => {
  const first = attemptOf(request, undefined)
  expect(attemptOf({ ...request, ...change }, first).idempotencyKey).not.toBe(first.idempotencyKey)
})

test('a key is given up only where other content was stored under it', () => {
  expect(isKeyUsed(new ApiError('conflict', ''))).toBe(true)
  for (const code of ['network', 'internal', 'too_many', 'invalid'] as const)
    expect(isKeyUsed(new ApiError(code, ''))).toBe(false)
})
