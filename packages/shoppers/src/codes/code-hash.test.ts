import { expect, test } from 'vitest'
import { attemptHash, codeHash, isSameHash, randomCode } from './code-hash.ts'

const place = { tenant: 'harbourside', phone: '+61412345678' }

test('a code’s hash is another’s when its key, site, phone, salt or digits are', () => {
  const hashes = [
    codeHash('key', place, 'salt', '123456'),
    codeHash('other key', place, 'salt', '123456'),
    codeHash('key', { ...place, tenant: 'northgate' }, 'salt', '123456'),
    codeHash('key', { ...place, phone: '+61498765432' }, 'salt', '123456'),
    codeHash('key', place, 'other salt', '123456'),
    codeHash('key', place, 'salt', '123457'),
    // What an attempt is known by is never what a code is known by.
    attemptHash('key', 'salt', '123456'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(codeHash('key', place, 'salt', '123456')).toBe(hashes[0])
})

test('no two places run into each other where their words meet', () => {
  const one = codeHash('key', { tenant: 'a', phone: 'b' }, 'c', 'd')
  expect(codeHash('key', { tenant: 'ab', phone: '' }, 'c', 'd')).not.toBe(one)
  expect(codeHash('key', { tenant: 'a', phone: 'bc' }, '', 'd')).not.toBe(one)
})

test.each([
  ['same', 'same', true],
  ['same', 'other', false],
  ['same', 'same, longer', false],
  ['', '', true],
])('%j is the same hash as %j: %s', (one, other, isSame) => {
  expect(isSameHash(one, other)).toBe(isSame)
})

test('a code is always six digits, with leading noughts', () => {
  for (let turn = 0; turn < 2000; turn++) expect(randomCode()).toMatch(/^\d{6}$/)
})
