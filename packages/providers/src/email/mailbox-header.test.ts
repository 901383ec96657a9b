import { addressParser } from 'postal-mime'
import { expect, test } from 'vitest'
import { formatMailbox } from './mailbox-header.ts'

test.each([
  'Harbour Motors',
  'Smith, Jane "JJ" <boss@elsewhere.example>',
  'back\\slash',
  'Ströbel & Söhne',
  '日本自動車販売株式会社の東京中央営業所と大阪営業所と名古屋営業所',
  '🚗'.repeat(30),
])('a mail reader sees the name %s and one address', (name) => {
  const header = formatMailbox({ name, address: 'sales@dealer.example' })
  expect(header).toMatch(/^[\x20-\x7e]+$/)
  expect(addressParser(header)).toEqual([{ name, address: 'sales@dealer.example' }])
  for (const word of header.match(/=\?.*?\?=/g) ?? []) expect(word.length).toBeLessThanOrEqual(75)
})

test('leaves an address without a name alone', () => {
  expect(formatMailbox({ address: 'sales@dealer.example' })).toBe('sales@dealer.example')
})
