import { expect, test } from 'vitest'
import { samePath } from './same-path.ts'

test.each([
  '/',
  '/cars/2023-toyota-rav4-h20418',
  '/my-garage',
  '/search/used-cars/?make=Toyota&sortBy=newest#results',
  '/finance?car_id=7%2F8',
  '/offers/caf%C3%A9',
  '/search/?text=50%25%20off',
])('[RT-11] %s is a page of the site', (to) => {
  expect(samePath(to)).toBe(to)
})

test.each([
  ['nothing', ''],
  ['no parameter', null],
  ['another site', 'https://evil.example/'],
  ['another tenant', 'https://www.northgate.example/my-garage'],
  ['another tenant of this machine', 'http://northgate.localhost:8080/'],
  ['a host without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a slash, then a backslash', '/\\/evil.example'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a leading space', ' //evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script with a tab', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a path that is none', 'my-garage'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a slash that is encoded twice', '/%252Fevil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['an encoded line break', '/%0d%0aset-cookie:x=1'],
  ['dots that leave two slashes', '/x/..//evil.example'],
  ['encoded dots that leave two slashes', '/x/%2e%2e//evil.example'],
  ['a user name', 'https:www.harbourside.example@evil.example'],
  ['what cannot be decoded', '/%'],
  ['the sign-in page, round in circles', '/sign-in?redirect=/sign-in'],
  ['the API', '/api/session/end'],
  ['the API in capitals', '/API/sessions'],
  ['a file', '/assets/main.js'],
  ['more than an address has', `/${'x'.repeat(1000)}`],
])('[RT-11] %s leads nowhere', (_, to) => {
  expect(samePath(to)).toBeUndefined()
})
