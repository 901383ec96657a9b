import type { Ring } from '@forecourt/contracts/releases/release-pointer'
import { describe, expect, test } from 'vitest'
import { everywhere, type PointerState, promotePointer, type RolloutTarget, rollBackPointer } from './pointer-moves.ts'

const ring = (name: Ring): RolloutTarget => ({ kind: 'ring', ring: name })
const site = (tenant: string): RolloutTarget => ({ kind: 'tenant', tenant })

let revision = 0
const promote = (
  before: PointerState | undefined,
  version: string,
  reach: RolloutTarget = everywhere,
): PointerState => {
  revision += 1
  return promotePointer('search', before, { version, reach, move: { at: '2026-01-01T00:00:00.000Z', revision } })
}

/** `1.0.0, canary 1.1.0, coast 0.9.0`: the version of each ring and site. */
const summary = ({ current, trials, tenants }: PointerState): string =>
  [
    current ?? 'none',
    ...(['canary', 'half', 'all'] as const).flatMap((name) =>
      trials[name] ? [`${name} ${trials[name].version}`] : [],
    ),
    ...Object.entries(tenants).map(([slug, version]) => `${slug} ${version}`),
  ].join(', ')

const first = promote(undefined, '1.0.0')

test('[MF-3] a release goes from ring to ring, each replaced by the larger one', () => {
  expect(summary(first)).toBe('1.0.0')
  const canary = promote(first, '1.1.0', ring('canary'))
  expect(summary(canary)).toBe('1.0.0, canary 1.1.0')
  const half = promote(canary, '1.1.0', ring('half'))
  expect(summary(half)).toBe('1.0.0, half 1.1.0')
  const all = promote(half, '1.1.0')
  expect(summary(all)).toBe('1.1.0, all 1.1.0')
  expect(all.history).toEqual(['1.0.0'])
})

test('the canary ring may try another version while half of the sites has one', () => {
  const both = promote(promote(first, '1.1.0', ring('half')), '1.2.0', ring('canary'))
  expect(summary(both)).toBe('1.0.0, canary 1.2.0, half 1.1.0')
  expect(summary(promote(both, '1.1.0', ring('canary')))).toBe('1.0.0, half 1.1.0')
})

test('a remote may begin in a ring or on one site only', () => {
  const fresh = promote(undefined, '1.0.0', ring('canary'))
  expect(summary(fresh)).toBe('none, canary 1.0.0')
  expect(summary(promote(undefined, '1.0.0', site('coast')))).toBe('none, coast 1.0.0')
  expect(summary(promote(fresh, '1.0.0'))).toBe('1.0.0')
})

test('promoting the current version to a ring ends the ring’s trial', () => {
  const canary = promote(first, '1.1.0', ring('canary'))
  expect(summary(promote(canary, '1.0.0', ring('canary')))).toBe('1.0.0')
  expect(summary(promote(canary, '1.0.0', ring('half')))).toBe('1.0.0')
  expect(summary(promote(canary, '1.0.0'))).toBe('1.0.0')
})

test('a pinned site keeps its version through every promotion, until that is rolled back', () => {
  const own = promote(promote(first, '0.9.0', site('coast')), '1.1.0')
  expect(summary(own)).toBe('1.1.0, all 1.1.0, coast 0.9.0')
  expect(summary(rollBackPointer(own, site('coast')))).toBe('1.1.0, all 1.1.0')
})

test('a pin ends when its version is current, so the next promotion reaches the site', () => {
  const looked = promote(first, '1.1.0', site('coast'))
  expect(summary(promote(looked, '1.1.0', ring('canary')))).toBe('1.0.0, canary 1.1.0, coast 1.1.0')
  expect(summary(promote(looked, '1.1.0'))).toBe('1.1.0, all 1.1.0')
  expect(summary(promote(promote(first, '1.0.0', site('coast')), '1.0.0'))).toBe('1.0.0')
})

describe('a rollback', () => {
  const second = promote(first, '1.1.0')

  test('rolls back the newest: the canary ring’s trial, then that of half, and only then the current version', () => {
    const trying = promote(promote(second, '1.2.0', ring('half')), '1.3.0', ring('canary'))
    const once = rollBackPointer(trying)
    expect(summary(once)).toBe('1.1.0, half 1.2.0, all 1.1.0')
    const twice = rollBackPointer(once)
    expect(summary(twice)).toBe('1.1.0, all 1.1.0')
    expect(summary(rollBackPointer(twice))).toBe('1.0.0')
  })

  test('of a ring leaves larger rings unchanged, and rolls back the trials inside it', () => {
    const trying = promote(promote(second, '1.2.0', ring('half')), '1.3.0', ring('canary'))
    expect(summary(rollBackPointer(trying, ring('canary')))).toBe('1.1.0, half 1.2.0, all 1.1.0')
    expect(summary(rollBackPointer(trying, ring('half')))).toBe('1.1.0, all 1.1.0')
    expect(summary(rollBackPointer(trying, ring('all')))).toBe('1.0.0')
  })

  test.each([
    [first, undefined, 'search 1.0.0 is the first version'],
    [first, ring('canary'), 'No version of search is on trial in the ring canary.'],
    [first, ring('half'), 'No version of search is on trial in the ring half.'],
    [first, site('coast'), 'coast has no pinned version of search.'],
    [promote(undefined, '1.0.0', site('coast')), undefined, 'search has no version for all sites'],
  ])('without any version fails with a message', (standing, reach, message) => {
    expect(() => rollBackPointer(standing, reach)).toThrow(message)
  })
})

test('history is newest first, without the current version, with at most twenty entries', () => {
  let standing = first
  for (let patch = 1; patch <= 25; patch++) standing = promote(standing, `1.0.${patch}`)
  expect(standing.history).toHaveLength(20)
  expect(standing.history.slice(0, 2)).toEqual(['1.0.24', '1.0.23'])
  expect(promote(standing, '1.0.24').history.slice(0, 2)).toEqual(['1.0.25', '1.0.23'])
})
