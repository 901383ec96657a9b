import { expect, test } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts'

const shopper = { tenant: 'harbourside', phone: '+61412345678' }
const token = unsubscribeToken('secret', shopper)

test('a token gives its site the phone number, which nobody reads in it', () => {
  expect(readUnsubscribeToken('secret', 'harbourside', token)).toBe(shopper.phone)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('412345678')
  expect(unsubscribeToken('secret', shopper)).not.toBe(token)
})

const changed = (at: number): string => {
  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes.toString('base64url')
}

test.each([
  ['of another site', 'secret', 'northgate', token],
  ['under another key', 'other secret', 'harbourside', token],
  ['with another nonce', 'secret', 'harbourside', changed(0)],
  ['with another tag', 'secret', 'harbourside', changed(12)],
  ['with another number', 'secret', 'harbourside', changed(28)],
  ['cut short', 'secret', 'harbourside', token.slice(0, 30)],
  ['that is no token', 'secret', 'harbourside', 'unsubscribe-me'],
  ['that is empty', 'secret', 'harbourside', ''],
])('a token %s gives none', (_what, secret, tenant, text) => {
  expect(readUnsubscribeToken(secret, tenant, text)).toBeUndefined()
})
