import type { Registry } from '@forecourt/contracts/releases/release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const countPages = vi.fn()
vi.mock('@forecourt/releases/rollout/trial-counts', () => ({ countPages }))
const { createPageOutcomes, maxSaveMs } = await import('./page-outcomes.ts')

const remote = (trial?: string): Registry['remotes'][string] => ({
  ...{ name: 'search', version: '1.1.0', title: 'Search', entry: '/remotes/search/1.1.0/entry.js' },
  ...{ requires: {}, pages: [], parts: [], preload: {}, integrity: {}, ...(trial && { trial }) },
})
const registry: Registry = { etag: '1', remotes: { search: remote('canary.2'), vehicle: remote() } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  countPages.mockReset()
})

test('[MF-3] only what is on trial is counted, by the worst of it', async () => {
  const outcomes = createPageOutcomes(registry, '203.0.113.7')
  for (const name of ['search', 'vehicle', 'nobody']) outcomes.record(name, 'failed')
  outcomes.record('search', 'shown')
  await outcomes.save()
  const trial = { name: 'search', version: '1.1.0', trial: 'canary.2' }
  expect(countPages.mock.calls).toEqual([[trial, { shown: 1, failed: 1 }, '203.0.113.7']])
})

test('a table that hangs holds no page up for longer than the deadline', async () => {
  countPages.mockReturnValue(new Promise(() => {}))
  const outcomes = createPageOutcomes(registry, '203.0.113.7')
  outcomes.record('search', 'shown')
  const saved = vi.fn()
  const saving = outcomes.save().then(saved)
  await vi.advanceTimersByTimeAsync(maxSaveMs - 1)
  expect(saved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await saving
})

test('a count that fails fails no page', async () => {
  countPages.mockRejectedValue(new Error('no table'))
  const outcomes = createPageOutcomes(registry, '203.0.113.7')
  outcomes.record('search', 'shown')
  await expect(outcomes.save()).resolves.toBeUndefined()
})
