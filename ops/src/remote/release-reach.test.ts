import type { ReleasePointer } from '@forecourt/contracts/releases/release-pointer'
import { expect, test } from 'vitest'
import { reachOf, ringText, rollbackCommands } from './release-reach.ts'

const sites = Array.from({ length: 40 }, (_, index) => ({ slug: `dealer-${index}`, release_ring: 'all' as const }))

test('a ring without sites is refused before anything is written: no site would show the promotion', () => {
  expect(() => reachOf({ ring: 'canary' }, sites)).toThrow(
    'No site is in the ring canary. Give one "release_ring": "canary" in its site.json, or name a site: --tenant dealer-0.',
  )
})

/** Two canaries, and 38 sites that half of the sites' ring reaches. */
const ringed = sites.map((site, index) => ({
  ...site,
  release_ring: index < 2 ? ('canary' as const) : ('half' as const),
}))
const since = '2026-01-01T00:00:00.000Z'
const standing = (fields: Partial<ReleasePointer>): ReleasePointer => ({
  ...{ name: 'search', current: '1.0.0', history: [], trials: {}, tenants: {}, changed_at: since, revision: 9 },
  ...fields,
})
const half = { version: '1.1.0', since, revision: 7 }
const canary = { version: '1.2.0', since, revision: 8 }

test('few sites are named, and many are counted', () => {
  expect(ringText(standing({ trials: { canary } }), 'canary', ringed)).toBe(
    'the ring canary: dealer-0, dealer-1 (2 of 40 sites)',
  )
  expect(ringText(standing({ trials: { half } }), 'half', ringed)).toBe('the ring half: 40 of 40 sites')
})

test('[MF-3] a site that has a version of its own, or that of a smaller ring, is not counted where that is another', () => {
  const tenants = { 'dealer-0': '1.0.0', 'dealer-2': '1.1.0', 'dealer-3': '0.9.0' }
  const pointer = standing({ trials: { half, canary }, tenants })
  expect(ringText(pointer, 'canary', ringed)).toBe('the ring canary: dealer-1 (1 of 40 sites)')
  expect(ringText(pointer, 'half', ringed)).toBe('the ring half: 37 of 40 sites')
  expect(ringText(standing({ trials: { canary }, tenants }), 'canary', ringed.slice(0, 1))).toBe(
    'the ring canary: none of 1 sites',
  )
})

test('[MF-3] a version is rolled back from where it was promoted to, and from nowhere else', () => {
  const tenants = { 'dealer-7': '0.9.0', 'dealer-8': '1.1.0', 'dealer-9': '1.1.0' }
  const pointer = standing({ trials: { half, canary }, tenants })
  expect(rollbackCommands(pointer, '1.2.0')).toEqual(['remote rollback mfe-search --ring canary'])
  expect(rollbackCommands(pointer, '1.1.0')).toEqual([
    'remote rollback mfe-search --ring half',
    'remote rollback mfe-search --tenant dealer-8',
    'remote rollback mfe-search --tenant dealer-9',
  ])
  expect(rollbackCommands(pointer, '1.0.0')).toEqual(['remote rollback mfe-search --ring all'])
  expect(rollbackCommands(pointer, '0.9.0')).toEqual(['remote rollback mfe-search --tenant dealer-7'])
  expect(rollbackCommands(pointer, '0.1.0')).toEqual([])
})
