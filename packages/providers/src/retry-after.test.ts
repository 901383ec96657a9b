import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const nowMs = Date.UTC(2026, 0, 1)

test.each([
  [undefined, undefined],
  ['7', 7],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['99999999', 86_400],
  ['soon', undefined],
])('reads %s as %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, nowMs)).toBe(seconds)
})
