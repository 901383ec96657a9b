import type { ReleasePointer } from '@forecourt/contracts/releases/release-pointer'
import { expect, test } from 'vitest'
import { candidates, isInRing } from './rings.ts'

const slugs = Array.from({ length: 2000 }, (_, index) => `dealer-${index}`)
const share = (ring: 'canary' | 'half') => slugs.filter((slug) => isInRing({ slug }, ring)).length / slugs.length

test('a ring includes its share of the sites without a setting, and every ring the smaller ones', {
  tags: 'long',
}, () => {
  expect(share('canary')).toBeGreaterThan(0.03)
  expect(share('canary')).toBeLessThan(0.07)
  expect(share('half')).toBeGreaterThan(0.46)
  expect(share('half')).toBeLessThan(0.54)
  for (const slug of slugs) {
    expect(isInRing({ slug }, 'all')).toBe(true)
    if (isInRing({ slug }, 'canary')) expect(isInRing({ slug }, 'half')).toBe(true)
  }
})

test('a site’s setting has priority over its slug', () => {
  const slug = slugs.find((name) => !isInRing({ slug: name }, 'half')) ?? ''
  expect(isInRing({ slug, release_ring: 'canary' }, 'canary')).toBe(true)
  expect(isInRing({ slug, release_ring: 'half' }, 'canary')).toBe(false)
  const first = slugs.find((name) => isInRing({ slug: name }, 'canary')) ?? ''
  expect(isInRing({ slug: first, release_ring: 'all' }, 'half')).toBe(false)
})

const since = new Date().toISOString()
const pointer = (fields: Partial<ReleasePointer>): ReleasePointer => ({
  name: 'search',
  current: '1.0.0',
  history: [],
  trials: {},
  tenants: {},
  changed_at: since,
  revision: 9,
  ...fields,
})
const trial = (version: string, revision: number) => ({ version, since, revision })

test.each([
  ['canary', ['1.2.0 canary.8', '1.1.0 half.7', '1.0.0 all.6', '1.0.0']],
  ['half', ['1.1.0 half.7', '1.0.0 all.6', '1.0.0']],
  ['all', ['1.0.0 all.6', '1.0.0']],
] as const)('[MF-3] a site in the ring %s gets the trial of the smallest ring that includes it', (ring, expected) => {
  const trials = { canary: trial('1.2.0', 8), half: trial('1.1.0', 7), all: trial('1.0.0', 6) }
  const found = candidates(pointer({ trials }), { slug: 'coast', release_ring: ring })
  expect(found.map(({ version, trial: name }) => [version, name].filter(Boolean).join(' '))).toEqual(expected)
})

test('the current version is on trial for an hour', () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  const trials = { all: { ...trial('1.0.0', 6), since: anHourAgo } }
  expect(candidates(pointer({ trials }), { slug: 'coast' })).toEqual([{ version: '1.0.0' }])
})

test('[MF-3] a pinned version is on trial if the site’s ring tries it too, and its pages count', () => {
  const both = pointer({ tenants: { coast: '1.2.0' }, trials: { canary: trial('1.2.0', 8) } })
  const [serving] = candidates(both, { slug: 'coast', release_ring: 'canary' })
  expect(serving).toEqual({ version: '1.2.0', trial: 'canary.8' })
})

test('a pinned version has priority over every ring, and a remote that only rings have is nowhere else', () => {
  const own = pointer({ tenants: { coast: '0.9.0' }, trials: { canary: trial('1.2.0', 8) } })
  expect(candidates(own, { slug: 'coast', release_ring: 'canary' })[0]).toEqual({ version: '0.9.0' })
  const fresh = pointer({ current: null, trials: { canary: trial('1.2.0', 8) } })
  expect(candidates(fresh, { slug: 'coast', release_ring: 'all' })).toEqual([])
})
