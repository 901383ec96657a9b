import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { StaleCache } from './stale-cache.ts'

/** An answer of a little more than a kilobyte with its overhead. */
const kilobyte = () => randomBytes(900).toString('base64url')

const questions = (count: number) => Array.from({ length: count }, (_, i) => `question ${i}`)
const found = (cache: StaleCache, scope: string, count = 2000) =>
  questions(count).filter((question) => cache.find(scope, question) !== undefined)

test('answers are found within their scope only, the latest for each query', () => {
  const cache = new StaleCache()
  cache.keep('north', 'suvs', '{"name":"Škoda’s 好"}')
  expect(cache.find('north', 'suvs')).toBe('{"name":"Škoda’s 好"}')
  expect(cache.find('south', 'suvs')).toBeUndefined()
  cache.keep('north', 'suvs', 'later')
  expect(cache.find('north', 'suvs')).toBe('later')
})

test('a single scope uses the whole cache, and evicts its least recently used answer', { tags: 'long' }, () => {
  const cache = new StaleCache(200_000)
  for (const question of questions(1000)) {
    cache.keep('north', 'front page', kilobyte())
    cache.keep('north', question, kilobyte())
  }
  expect(cache.find('north', 'front page')).toBeDefined()
  const kept = found(cache, 'north')
  expect(kept.length).toBeGreaterThan(80)
  expect(kept).toEqual(questions(1000).slice(-kept.length))
})

test('a crawler of one site evicts no answers of other sites', { tags: 'long' }, () => {
  const cache = new StaleCache(200_000)
  const sites = ['north', 'south', 'east']
  for (const site of sites) for (const question of questions(20)) cache.keep(site, question, kilobyte())
  for (const question of questions(1000)) cache.keep('crawled', question, kilobyte())
  expect(sites.map((site) => found(cache, site).length)).toEqual([20, 20, 20])
  expect(found(cache, 'crawled').length).toBeGreaterThan(20)
})

test('sites share a full cache equally', { tags: 'long' }, () => {
  const cache = new StaleCache(200_000)
  const sites = Array.from({ length: 10 }, (_, i) => `site ${i}`)
  for (const question of questions(200)) for (const site of sites) cache.keep(site, question, kilobyte())
  const kept = sites.map((site) => found(cache, site).length)
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(Math.max(...kept) - 1)
  expect(Math.min(...kept)).toBeGreaterThan(6)
})

test('an answer larger than the cache is not stored, and the next one is', () => {
  const cache = new StaleCache(5000)
  cache.keep('north', 'all', Array.from({ length: 10 }, kilobyte).join(''))
  expect(cache.find('north', 'all')).toBeUndefined()
  cache.keep('north', 'one', kilobyte())
  expect(cache.find('north', 'one')).toBeDefined()
})
