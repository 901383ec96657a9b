import type { Offer } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { datedProblems } from './dated-problems.ts'

const offer = (fields: Partial<Offer> = {}): Offer => ({ id: 'one', name: 'One', description: 'One', ...fields })
const promo = (expiry?: string) => ({
  strictDisplay: false,
  node: { title: 'x', text: 'x', href: '/', button: 'x' },
  ...(expiry && { expiry }),
})
const pathsOn = (today: string) => {
  const offers = [offer(), offer({ ends: '2026-10-31' }), offer({ image_url: 'a.avif' })]
  const promos = { items: [promo(), promo('2026-11-30')], positions: [3], shuffle: false }
  return datedProblems(testSite({ offers, promos }), today).map(({ path, found }) => `${path}: ${found}`)
}

test.each([
  ['2026-10-31', []],
  ['2026-11-30', ['offers[1].ends: the past day 2026-10-31']],
  ['2026-12-01', ['offers[1].ends: the past day 2026-10-31', 'promos.items[1].expiry: the past day 2026-11-30']],
])('on %s what is over is %j', (today, over) => {
  const words = 'offers[2].image_text: nothing'
  expect(pathsOn(today).toSorted()).toEqual([...over, words].toSorted())
})
