import { expect, test } from 'vitest'
import { reachOf, reachText } from './release-reach.ts'

const sites = Array.from({ length: 40 }, (_, index) => ({ slug: `dealer-${index}`, release_ring: 'all' as const }))

test('a ring without sites is refused before anything is written: nobody would see the promotion', () => {
  expect(() => reachOf({ ring: 'canary' }, sites)).toThrow(
    'No site is in the ring canary. Give one "release_ring": "canary" in its site.json, or name a site: --tenant dealer-0.',
  )
})

test('few sites are named, and many are counted', () => {
  const canaries = sites.map((site, index) => ({
    ...site,
    release_ring: index < 2 ? ('canary' as const) : ('half' as const),
  }))
  expect(reachText({ kind: 'ring', ring: 'canary' }, canaries)).toBe(
    'the ring canary: dealer-0, dealer-1 (2 of 40 sites)',
  )
  expect(reachText({ kind: 'ring', ring: 'half' }, canaries)).toBe('the ring half: 40 of 40 sites')
})
