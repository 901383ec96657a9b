import { afterAll, beforeAll, expect, test } from 'vitest'
import { listReleases, readPointer } from './release-read.ts'
import { promoteRelease, recordRelease, rollBackRelease } from './release-write.ts'
import { startLocalTables } from './testing/local-tables.ts'
import { testRelease } from './testing/test-release.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await recordRelease(testRelease({ version }))
})
afterAll(() => tables.close())

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

test('what cannot be done is told with what there is', async () => {
  await expect(promoteRelease('search', '9.9.9')).rejects.toThrow(
    /^search has no version 9\.9\.9\. Published: (1\.\d\.0(, )?){3}\.$/,
  )
  await expect(promoteRelease('nobody', '1.0.0')).rejects.toThrow('nobody was never published.')
  await expect(rollBackRelease('search')).rejects.toThrow('search 1.1.0 is the first that served')
  await expect(rollBackRelease('nobody')).rejects.toThrow('No version of nobody serves')
})

test('of two who promote at the same time one is refused, and neither is lost in silence', async () => {
  const outcomes = await Promise.allSettled([promoteRelease('search', '1.2.0'), promoteRelease('search', '1.0.0')])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  const pointer = await readPointer('search')
  if (refused.length === 0) expect(pointer?.history).toHaveLength(2)
  else expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('Somebody else has just changed')
})
