import { putItem } from '@forecourt/lambda-kit/data/items'
import { TableClient } from '@forecourt/lambda-kit/data/table-client'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testRelease } from '../testing/test-release.ts'
import { listReleases, readPointer } from './read-releases.ts'
import { pointerKey } from './release-keys.ts'
import { promoteRelease, recordRelease, rollBackRelease } from './write-releases.ts'

withLocalTables()
beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await recordRelease(testRelease({ version }))
})
afterEach(() => vi.restoreAllMocks())

test('a release is written once and never changes', async () => {
  expect(await recordRelease(testRelease({ title: 'Another' }))).toBe(false)
  const titles = (await listReleases('search')).map(({ title }) => title)
  expect(titles).toEqual(['Search', 'Search', 'Search'])
})

test('[MF-3] promoting rolls a remote forward, rolling back takes the version that served before', async () => {
  await promoteRelease('search', '1.0.0')
  await promoteRelease('search', '1.1.0')
  expect(await promoteRelease('search', '1.2.0')).toMatchObject({ current: '1.2.0', history: ['1.1.0', '1.0.0'] })
  expect(await rollBackRelease('search')).toMatchObject({ current: '1.1.0', history: ['1.0.0'], revision: 4 })
  expect(await promoteRelease('search', '1.0.0')).toMatchObject({ current: '1.0.0', history: ['1.1.0'] })
  expect(await rollBackRelease('search')).toMatchObject({ current: '1.1.0', history: [] })
  expect(await readPointer('search')).toMatchObject({ current: '1.1.0' })
})

test('promoting what serves already changes nothing', async () => {
  const before = await readPointer('search')
  expect(await promoteRelease('search', '1.1.0')).toEqual(before)
  expect(await readPointer('search')).toEqual(before)
})

test('an impossible command fails and lists the possible ones', async () => {
  await expect(promoteRelease('search', '9.9.9')).rejects.toThrow(
    /^search has no version 9\.9\.9\. Published: (1\.\d\.0(, )?){3}\.$/,
  )
  await expect(promoteRelease('nobody', '1.0.0')).rejects.toThrow('nobody was never published.')
  await expect(rollBackRelease('search')).rejects.toThrow('search 1.1.0 is the first version')
  await expect(rollBackRelease('nobody')).rejects.toThrow('No version of nobody serves')
})

test('of two who promote at the same time one is refused, and neither is lost in silence', async () => {
  const outcomes = await Promise.allSettled([promoteRelease('search', '1.2.0'), promoteRelease('search', '1.0.0')])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  const pointer = await readPointer('search')
  if (refused.length === 0) expect(pointer?.history).toHaveLength(2)
  else expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('What search serves has just changed')
})

test.each([
  ['holds what is no version', { pointer: { current: 5, odd: ['x'] } }, 1],
  ['holds a revision alone', { pointer: { revision: 7 } }, 8],
  ['holds a revision that is none', { pointer: { revision: 'seven' } }, 1],
  ['is text', { pointer: 'search' }, 1],
  ['is empty', { pointer: null }, 1],
  ['is missing in its item', {}, 1],
])(
  '[MF-4] a pointer that %s is reported, and repaired by one of two promotions at the same time',
  async (_how, damage, revision) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await putItem('releases', { ...pointerKey('search'), ...damage })
    await expect(rollBackRelease('search')).rejects.toThrow(
      'its pointer is damaged. Promote a version, which repairs it.',
    )
    const { send } = TableClient.prototype
    const reads = vi.spyOn(TableClient.prototype, 'send').mockImplementation(bothReadFirst(send))
    const outcomes = await Promise.allSettled(['1.2.0', '1.1.0'].map((version) => promoteRelease('search', version)))
    reads.mockRestore()
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await readPointer('search')).toMatchObject({ history: [], revision })
    expect(await promoteRelease('search', '1.0.0')).toMatchObject({ revision: revision + 1 })
  },
)

/** A table that answers no write before two have read the pointer. */
function bothReadFirst(send: TableClient['send']): TableClient['send'] {
  const bothHaveRead = Promise.withResolvers<void>()
  let reads = 0
  return async function (this: TableClient, operation, input) {
    if (operation === 'PutItem') await bothHaveRead.promise
    const answer = await send.call(this, operation, input)
    if (operation === 'GetItem' && ++reads === 2) bothHaveRead.resolve()
    return answer
  }
}
