import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import { similarHits, similarQueries } from './similar-vehicles.ts'

const rav4 = { slug: '2021-toyota-rav4', make: 'Toyota', simple_body: 'SUV', price: 38_990 }
const hit = (slug: string, status = 'in_stock', photos_count = 1) => ({ slug, status, photos_count }) as Hit

test.each([
  ['10,000 dollars around a price under 50,000', rav4, 'body=SUV&price=28990:48990'],
  ['25,000 around one from 50,000 on', { ...rav4, price: 50_000 }, 'body=SUV&price=25000:75000'],
  ['from nothing where the price is low', { ...rav4, price: 6_000 }, 'body=SUV&price=0:16000'],
  ['any price where it has none', { ...rav4, price: undefined }, 'body=SUV'],
  ['any price where its own is a placeholder', { ...rav4, price: 10 }, 'body=SUV'],
])('similar vehicles are looked for within %s, first of its make', (_, vehicle, query) => {
  expect(similarQueries(vehicle, 'purchase').slice(0, 2)).toEqual([`make=Toyota&${query}`, query])
})

test('[TN-14] on a subscription site the similar price is a week’s', () => {
  expect(similarQueries({ ...rav4, subscription_price: 260 }, 'subscription')[1]).toBe('body=SUV&price=210:310')
  expect(similarQueries(rav4, 'subscription')[1]).toBe('body=SUV')
})

test('where the body is unknown they are those of its make', () => {
  expect(similarQueries({ ...rav4, simple_body: undefined }, 'purchase')).toEqual([
    'make=Toyota&price=28990:48990',
    'make=Toyota&price=18990:58990',
  ])
})

test('where there are too few, the band is twice as wide: of its body, then of its make', () => {
  expect(similarQueries(rav4, 'purchase').slice(2)).toEqual([
    'body=SUV&price=18990:58990',
    'make=Toyota&price=18990:58990',
  ])
  expect(similarQueries({ ...rav4, price: undefined }, 'purchase')).toEqual([
    'make=Toyota&body=SUV',
    'body=SUV',
    'make=Toyota',
  ])
})

test('what has no photo is shown last, and gives way where there are six others', () => {
  const bare = hit('bare', 'in_stock', 0)
  const shown = [...'abcdef'].map((slug) => hit(slug))
  expect(similarHits([bare, ...shown.slice(0, 2)], rav4).map(({ slug }) => slug)).toEqual(['a', 'b', 'bare'])
  expect(similarHits([bare, ...shown], rav4)).toEqual(shown)
})

test('six at most are similar, each once, in the order found, without the vehicle itself and without sold ones', () => {
  const hits = [
    hit('a'),
    hit('b', 'sold'),
    hit('2021-toyota-rav4'),
    hit('c'),
    hit('a'),
    ...[...'defgh'].map((slug) => hit(slug)),
  ]
  expect(similarHits(hits, rav4).map(({ slug }) => slug)).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
})
