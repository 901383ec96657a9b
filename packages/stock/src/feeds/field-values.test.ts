import { expect, test } from 'vitest'
import { address } from './field-values.ts'

test.each(['https://photos.example/1.jpg', 'HTTPS://photos.example/1.jpg', '/media/a%20b.avif', '/'])(
  '[IN-5] %s is an address',
  (text) => {
    expect(address(text)).toEqual({ ok: true, value: text })
  },
)

test.each([
  'https://%/1.jpg',
  'https://',
  'https://a b/1.jpg',
  'http://photos.example/1.jpg',
  '//photos.example/1.jpg',
  '/\\photos.example/1.jpg',
  'javascript:alert(1)',
  'photos/1.jpg',
])('[IN-5] %s is none that a page may load', (text) => {
  expect(address(text)).toEqual({ ok: false, reason: 'must be an address that begins with https:// or /' })
})
