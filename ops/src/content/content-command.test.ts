import { readPointer } from '@forecourt/content/store/content-versions'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentCommand } from './content-command.ts'

withLocalTables()

const said: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T02:00:00Z') })
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const run = (...words: string[]) =>
  contentCommand(async () => ({ releasesDir: null, close: async () => {} })).parseAsync(words, { from: 'user' })

test('a check says how many pages are in order, and publishes nothing', { tags: 'long' }, async () => {
  await run('check', 'harbourside')
  expect(said).toEqual([expect.stringMatching(/^harbourside: \d+ pages are in order\.$/)])
  expect(await readPointer('harbourside')).toBeUndefined()
})

test('a check refuses what is over: offers, and sale pages, which a publish refuses too', {
  tags: 'long',
}, async () => {
  vi.setSystemTime('2027-07-02T02:00:00Z')
  await expect(run('check', 'harbourside')).rejects.toThrow(
    /^tenants\/harbourside\/offers\.json:\d+: offers\[\d\]\.ends: found the past day 2026-12-24/m,
  )
  const over = /pages\/eofy\.md:\d+: found the past day 2027-\d\d-\d\d; fix: a later day/
  await expect(run('publish', 'northgate')).rejects.toThrow(over)
  expect(await readPointer('northgate')).toBeUndefined()
})

test('a preview prints an address with a key, and publishes nothing', { tags: 'long' }, async () => {
  await run('preview', 'harbourside')
  expect(said).toEqual([expect.stringMatching(/^https:\/\/\S+\/about-us\?preview=[0-9a-f]{32}$/)])
  expect(await readPointer('harbourside')).toBeUndefined()
  await expect(run('preview', 'harbourside', '/nothing')).rejects.toThrow('has no page /nothing')
})

test('publishing twice publishes once, within five seconds, for that dealer alone', { tags: 'long' }, async () => {
  const begun = performance.now()
  await run('publish', 'openroad')
  expect(performance.now() - begun).toBeLessThan(5000)
  await run('publish', 'openroad')
  await run('list', 'openroad')
  expect(said).toEqual([
    expect.stringMatching(
      /pages, version [0-9a-f]{8}, serve now; caches may show the earlier pages for up to 17 seconds, and up to 67 in a browser/,
    ),
    expect.stringMatching(/served already\.$/),
    expect.stringMatching(/^[0-9a-f]{8} {2}\S+ {2}serves$/),
  ])
  expect(await readPointer('drivewise')).toBeUndefined()
  await expect(run('rollback', 'openroad')).rejects.toThrow('no earlier version')
})

test('links lead to released pages: a page of the checkout that no release has is refused, but for a check without a stage', {
  tags: 'long',
}, async () => {
  await recordRelease(testRelease({ pages: [{ path: '/finance', expose: './finance', prefetch: [] }] }))
  await promoteRelease('search', '1.0.0')
  const dead = /^tenants\/harbourside\/pages\/\S+\.md:\d+: found .*"\/search\/used-cars\/.*; fix: a page of a remote/m
  for (const words of [['publish'], ['preview'], ['check', '--stage', 'dev']])
    await expect(run(...words, 'harbourside'), words.join(' ')).rejects.toThrow(dead)
  expect(await readPointer('harbourside')).toBeUndefined()
  await run('check', 'harbourside')
})
