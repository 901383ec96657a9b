import type { Hit } from '@forecourt/contracts/vehicle'
import { expect, test } from 'vitest'
import { similarHits, similarQuery } from './similar-vehicles.ts'

const rav4 = { slug: '2021-toyota-rav4', make: 'Toyota', simple_body: 'SUV', price: 38_990 }
const hit = (slug: string, make: string, status = 'in_stock') => ({ slug, make, status }) as Hit

test.each([
  ['10,000 dollars around a price under 50,000', rav4, 'body=SUV&price=28990:48990'],
  ['25,000 around one from 50,000 on', { ...rav4, price: 50_000 }, 'body=SUV&price=25000:75000'],
  ['from nothing where the price is low', { ...rav4, price: 6_000 }, 'body=SUV&price=0:16000'],
  ['any price where it has none', { ...rav4, price: undefined }, 'body=SUV'],
  ['any price where its own stands for none', { ...rav4, price: 10 }, 'body=SUV'],
  ['its make where the body is unknown', { ...rav4, simple_body: undefined }, 'make=Toyota&price=28990:48990'],
])('similar vehicles are looked for within %s', (_, vehicle, query) => {
  expect(similarQuery(vehicle)).toBe(query)
})

test('six at most are similar, of the same make first, without the vehicle itself and without sold ones', () => {
  const hits = [
    hit('a', 'Kia'),
    hit('b', 'Toyota', 'sold'),
    hit('2021-toyota-rav4', 'Toyota'),
    hit('c', 'Toyota'),
    ...['d', 'e', 'f', 'g', 'h'].map((slug) => hit(slug, 'Mazda')),
  ]
  expect(similarHits(hits, rav4).map(({ slug }) => slug)).toEqual(['c', 'a', 'd', 'e', 'f', 'g'])
})
