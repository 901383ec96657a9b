import { ApiError } from '@forecourt/shell-api'
import { expect, test } from 'vitest'
import { DeadlineError } from '../../deadline.ts'
import { isRemoteFault } from './is-remote-fault.ts'

test.each([
  ['an outage behind the API', new ApiError('unavailable', ''), false, false],
  ['a fault of a function', new ApiError('internal', ''), false, false],
  ['a browser that is offline', new ApiError('network', ''), false, false],
  ['a limit', new ApiError('too_many', ''), false, false],
  ['a request that the API refuses', new ApiError('bad_request', ''), false, true],
  ['a deadline while the API is silent', new DeadlineError('', 3), true, false],
  ['a deadline of a process that is overloaded', new DeadlineError('', 400), false, false],
  ['a deadline of code that hangs by itself', new DeadlineError('', 3), false, true],
  ['what the page throws', new TypeError('x'), false, true],
])('[MF-3] %s', (_what, error, isWaiting, expected) => {
  expect(isRemoteFault(error, isWaiting)).toBe(expected)
})
