import { expect, test } from 'vitest'
import { parseTarget } from './target.ts'

test.each(['https://crm.example/leads', 'https://crm.example:8443/', 'https://crm.example:80/', 'https://1.1.1.1/'])(
  'allows %s',
  (address) => expect(parseTarget(address).url.href).toBe(address),
)

test.each([
  'crm.example',
  'http://crm.example/',
  'ftp://crm.example/',
  'file:///etc/passwd',
  'https://user@crm.example/',
  'https://:password@crm.example/',
  'https://crm.example:22/',
  'https://crm.example:25/',
  'https://crm.example:1023/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fd00:ec2::254]/',
  'https://１２７.0.0.1/',
])('blocks %s', (address) => {
  expect(() => parseTarget(address)).toThrow(expect.objectContaining({ reason: 'blocked', kind: 'permanent' }))
})

test('allows http and a private address for an allowed host and its port only', () => {
  const allowed = ['127.0.0.1:4010']
  expect(parseTarget('http://127.0.0.1:4010/leads', allowed)).toMatchObject({ isAllowedHost: true })
  for (const other of [
    'http://127.0.0.1:4011/',
    'http://127.0.0.1/',
    'http://a@127.0.0.1:4010/',
    'ftp://127.0.0.1:4010/',
  ])
    expect(() => parseTarget(other, allowed)).toThrow(expect.objectContaining({ reason: 'blocked' }))
})

test('names the host and neither path nor credentials', () => {
  expect(() => parseTarget('https://user:pass@crm.example/token')).toThrow(
    'The webhook address at crm.example holds credentials.',
  )
})
