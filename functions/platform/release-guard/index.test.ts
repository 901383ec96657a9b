import type { Ring } from '@forecourt/contracts/releases/release-pointer'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { loadRegistry, readPointer } from '@forecourt/releases/records/read-releases'
import { promoteRelease, recordRelease, stopTrial } from '@forecourt/releases/records/write-releases'
import type { RolloutTarget } from '@forecourt/releases/rollout/pointer-moves'
import { trialName } from '@forecourt/releases/rollout/rings'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { afterEach, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

withLocalTables()
afterEach(() => vi.restoreAllMocks())

const ring = (name: Ring): RolloutTarget => ({ kind: 'ring', ring: name })
const canarySite = { slug: 'coast', release_ring: 'canary' } as const
const serving = async (name: string) => (await loadRegistry(canarySite)).remotes[name]?.version

/** A remote of its own for each test: 1.0.0 serves, 1.1.0 is on trial in the ring. */
async function onTrial(name: string, where: Ring) {
  for (const version of ['1.0.0', '1.1.0']) await recordRelease(testRelease({ name, version }))
  await promoteRelease(name, '1.0.0')
  const { trials } = await promoteRelease(name, '1.1.0', ring(where))
  return trials[where]?.revision ?? 0
}

/** As two processes counted it, each for itself. */
async function counted(
  name: string,
  trial: string,
  [shown, failed]: [number, number],
  version = '1.1.0',
): Promise<void> {
  for (const counter of ['one', 'two'])
    await putItem('trials', { trial: `${name}@${version}#${trial}`, counter, shown: shown / 2, failed: failed / 2 })
}

const muteLog = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true)

test.each([
  ['canary', [60, 4]],
  ['half', [300, 10]],
  ['all', [1000, 20]],
] as const)(
  '[MF-3] a release of which too many pages fail in the ring %s is rolled back by itself, and reported',
  async (where, counts) => {
    const log = muteLog()
    const name = `failing-${where}`
    const revision = await onTrial(name, where)
    expect(await serving(name)).toBe('1.1.0')
    await counted(name, trialName(where, revision), [...counts])
    const text = `${name} 1.1.0 was rolled back from the ring ${where}: ${counts[1]} of ${counts[0]} pages failed. 1.0.0 serves there again.`
    expect((await handler({})).stopped).toEqual([text])
    expect(await serving(name)).toBe('1.0.0')
    expect(await readPointer(name)).toMatchObject({
      current: '1.0.0',
      stopped: { ring: where, version: '1.1.0', shown: counts[0], failed: counts[1] },
    })
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ level: 'error', message: text })
    expect((await handler({})).stopped).toEqual([])
  },
)

test.each([
  ['fails seldom', 'canary', [1000, 40]],
  ['failed too few times to judge', 'canary', [4, 2]],
  ['fails less than the ring allows', 'half', [1000, 20]],
] as const)('a release that %s stays', async (how, where, counts) => {
  const name = `well-${how.replaceAll(' ', '-')}`
  const revision = await onTrial(name, where)
  await counted(name, trialName(where, revision), [...counts])
  expect((await handler({})).stopped).toEqual([])
  expect(await serving(name)).toBe('1.1.0')
})

test('what an earlier trial of the same version met does not count in the next one', async () => {
  const revision = await onTrial('again', 'canary')
  await counted('again', trialName('canary', revision), [10, 10])
  muteLog()
  expect((await handler({})).stopped).toHaveLength(1)
  await promoteRelease('again', '1.1.0', ring('canary'))
  expect((await handler({})).stopped).toEqual([])
  expect(await serving('again')).toBe('1.1.0')
})

test('[MF-3] a counter that cannot be read keeps no other remote from being judged, and then fails the look', async () => {
  const log = muteLog()
  const damaged = await onTrial('damaged', 'canary')
  const key = `damaged@1.1.0#${trialName('canary', damaged)}`
  await putItem('trials', { trial: key, counter: 'one', shown: 'many', failed: 1 })
  const revision = await onTrial('beside-it', 'canary')
  await counted('beside-it', trialName('canary', revision), [10, 10])
  await expect(handler({})).rejects.toThrow('the trials of 1 cannot be judged')
  expect(await serving('beside-it')).toBe('1.0.0')
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).message)).toEqual(
    expect.arrayContaining([
      'The trials of damaged cannot be judged',
      expect.stringMatching(/^beside-it 1\.1\.0 was rolled back/),
    ]),
  )
  await putItem('trials', { trial: key, counter: 'one', shown: 1, failed: 0 })
  expect((await handler({})).stopped).toEqual([])
})

test('[MF-3] releases that fail in two rings of one remote are both rolled back, and both reported', async () => {
  const half = await onTrial('twice', 'half')
  await recordRelease(testRelease({ name: 'twice', version: '1.2.0' }))
  const { trials } = await promoteRelease('twice', '1.2.0', ring('canary'))
  await counted('twice', trialName('half', half), [100, 50])
  await counted('twice', trialName('canary', trials.canary?.revision ?? 0), [10, 10], '1.2.0')
  muteLog()
  expect((await handler({})).stopped).toEqual([
    'twice 1.2.0 was rolled back from the ring canary: 10 of 10 pages failed. 1.1.0 serves there again.',
    'twice 1.1.0 was rolled back from the ring half: 50 of 100 pages failed. 1.0.0 serves there again.',
  ])
  expect((await readPointer('twice'))?.trials).toEqual({})
})

test('two looks at once take a release back once, and neither fails', async () => {
  const revision = await onTrial('at-once', 'canary')
  await counted('at-once', trialName('canary', revision), [10, 10])
  muteLog()
  const looks = await Promise.all([handler({}), handler({})])
  expect(looks.flatMap(({ stopped }) => stopped)).toEqual([expect.stringMatching(/^at-once 1\.1\.0 was rolled back/)])
})

test('[MF-3] a site that had it by itself, to look at before the ring, does not keep what was rolled back', async () => {
  await onTrial('looked-at', 'canary')
  await promoteRelease('looked-at', '1.1.0', { kind: 'tenant', tenant: 'coast' })
  const { trials } = await promoteRelease('looked-at', '1.1.0', ring('canary'))
  await counted('looked-at', trialName('canary', trials.canary?.revision ?? 0), [10, 10])
  muteLog()
  await handler({})
  expect(await serving('looked-at')).toBe('1.0.0')
})

test('a trial that is over by then is not rolled back twice', async () => {
  const revision = await onTrial('over', 'canary')
  await promoteRelease('over', '1.1.0')
  expect(await stopTrial('over', 'canary', { revision, shown: 10, failed: 10 })).toBeNull()
  expect(await serving('over')).toBe('1.1.0')
})
