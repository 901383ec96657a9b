import { expect, test } from 'vitest'
import { sign, verifySignature } from './signature.ts'

const secret = 'a shared secret of a dealer'
const body = '{"lead_id":"1"}'
const nowMs = Date.UTC(2026, 0, 1)
const header = sign(body, [secret], nowMs)

test('has the documented form', () => {
  expect(sign('{}', ['key'], 1_700_000_000_999)).toBe(
    // printf '1700000000.{}' | openssl dgst -sha256 -hmac key
    't=1700000000,v1=9d713ed406bb7076d4123f0dc2c39d2df5c654ed4b0cd56b52c8b4c940bd63ae',
  )
})

test('accepts its own signature for five minutes', () => {
  for (const lateMs of [0, -300_000, 300_000])
    expect(verifySignature({ header, body, secret, nowMs: nowMs + lateMs })).toBe(true)
})

test('accepts either of two signatures while a secret is replaced', () => {
  const previous = 'the secret before it'
  const both = sign(body, [secret, previous], nowMs)
  for (const known of [secret, previous])
    expect(verifySignature({ header: both, body, secret: known, nowMs })).toBe(true)
})

test.each([
  ['another body', { body: `${body} ` }],
  ['another secret', { secret: 'another secret' }],
  ['an old signature', { nowMs: nowMs + 301_000 }],
  ['a signature from the future', { nowMs: nowMs - 301_000 }],
  ['a changed time', { header: header.replace(/t=\d+/, `t=${nowMs / 1000 + 1}`) }],
  ['two times', { header: `${header},t=1` }],
  ['no time', { header: header.replace(/t=\d+,/, '') }],
  ['no signature', { header: `t=${nowMs / 1000}` }],
  ['a signature of another length', { header: `t=${nowMs / 1000},v1=00` }],
  ['no header', { header: undefined }],
])('refuses %s', (_, change) => {
  expect(verifySignature({ header, body, secret, nowMs, ...change })).toBe(false)
})
