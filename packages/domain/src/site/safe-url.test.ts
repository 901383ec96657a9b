import { expect, test } from 'vitest'
import { isOwnPath, isSafeUrl } from './safe-url.ts'

test.each(['/', '/cars/kia?a=1', '/50%', '/a//b'])('%s is a path of the site', (to) => {
  expect(isOwnPath(to)).toBe(true)
})

test.each([
  '',
  'cars',
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  '/\\evil',
  '/\t/evil',
  '//',
  '//%',
])('%j is none', (to) => {
  expect(isOwnPath(to)).toBe(false)
})

test.each([
  'https://photos.example/1.jpg',
  'HTTPS://photos.example/1.jpg',
  'https://10.photos.example/1.jpg',
  'https://172.32.0.1/1.jpg',
  'https://[2606:4700::1]/1.jpg',
  '/media/a%20b.avif',
  '/',
])('[IN-5] %s is an address that a page may load', (text) => {
  expect(isSafeUrl(text)).toBe(true)
})

test.each([
  'https://%/1.jpg',
  'https://',
  'https://a b/1.jpg',
  'http://photos.example/1.jpg',
  '//photos.example/1.jpg',
  '/\\photos.example/1.jpg',
  'javascript:alert(1)',
  'data:text/html,x',
  'photos/1.jpg',
  'https://localhost/1.jpg',
  'https://LOCALHOST.:8443/1.jpg',
  'https://nas/1.jpg',
  'https://photos.local/1.jpg',
  'https://a.localhost/1.jpg',
  'https://127.0.0.1/1.jpg',
  'https://127.1/1.jpg',
  'https://0x7f000001/1.jpg',
  'https://0.0.0.0/1.jpg',
  'https://10.0.0.8/1.jpg',
  'https://172.16.0.1/1.jpg',
  'https://192.168.1.2/1.jpg',
  'https://169.254.169.254/1.jpg',
  'https://[::1]/1.jpg',
  'https://[::ffff:127.0.0.1]/1.jpg',
  'https://[fd00::1]/1.jpg',
  'https://[fe80::1]/1.jpg',
])('[IN-5] %s is none', (text) => {
  expect(isSafeUrl(text)).toBe(false)
})
