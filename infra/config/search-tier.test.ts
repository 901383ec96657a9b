import { expect, test } from 'vitest'
import { readSearchTier } from './search-tier.ts'

test('a domain is sized by one word', () => {
  expect(readSearchTier('r7g.large.search:4:100', true)).toEqual({
    kind: 'domain',
    instance: 'r7g.large.search',
    nodes: 4,
    diskGb: 100,
  })
})

test('no domain is a tier too', () => {
  expect(readSearchTier('embedded', true)).toEqual({ kind: 'embedded' })
})

test('an engine beside the cloud is for a cloud on one machine only', () => {
  expect(readSearchTier('http://127.0.0.1:9200', false)).toEqual({ kind: 'beside', url: 'http://127.0.0.1:9200' })
  expect(() => readSearchTier('http://127.0.0.1:9200', true)).toThrow('it must be "embedded", or')
})

test.each(['large', 'r7g.large.search', 'r7g.large.search:2', ''])('%j is refused with what may be said', (given) => {
  expect(() => readSearchTier(given, true)).toThrow(`search is "${given}": it must be "embedded", or`)
})

test.each([1, 3])('%i nodes do not fit two zones', (nodes) => {
  expect(() => readSearchTier(`r7g.large.search:${nodes}:10`, true)).toThrow('it must be an even number')
})
