import type { EngineState } from '@forecourt/stock/index/engine-state'
import { expect, test, vi } from 'vitest'
import { engineWatch } from './engine-watch.ts'

const silent: EngineState = { kind: 'silent', place: 'http://here', why: 'down' }
const answers: EngineState = { kind: 'answers', place: 'http://here', index: 'i', cluster: 'c', health: 'green' }
const readOnly: EngineState = { kind: 'read-only', place: 'http://here', index: 'i', why: 'its disk is full' }
const missing: EngineState = { kind: 'missing', place: 'http://here' }

/** Looks at an engine that is in these states, one after the other, a second each. */
async function watched(...states: EngineState[]) {
  const onAvailable = vi.fn(async () => {})
  let second = 0
  const look = engineWatch({
    probe: async () => states[second] ?? silent,
    onAvailable,
    onError: () => {},
    now: () => new Date(second * 1000),
  })
  const since: (number | undefined)[] = []
  for (; second < states.length; second++) since.push((await look()).since?.getTime())
  return { since, redrives: onAvailable.mock.calls.length }
}

test('an engine that does not answer is said to be so since it was first seen so, whatever it lacks', async () => {
  expect((await watched(answers, silent, silent, missing, answers, silent)).since).toEqual([
    undefined,
    1000,
    1000,
    1000,
    undefined,
    5000,
  ])
})

test('missed changes are redriven once it answers, and each time that it answers again', async () => {
  expect((await watched(silent, answers, answers, silent, missing, answers)).redrives).toBe(2)
  expect((await watched(answers, readOnly, answers)).redrives).toBe(2)
  expect((await watched({ kind: 'embedded' })).redrives).toBe(0)
})

test('concurrent checks share one probe, and the next probes again', async () => {
  const answered = Promise.withResolvers<EngineState>()
  const probe = vi.fn(() => answered.promise)
  const look = engineWatch({ probe, onAvailable: async () => {}, onError: () => {} })
  const both = [look(), look()]
  answered.resolve(silent)
  const [one, other] = await Promise.all(both)
  expect(other).toBe(one)
  expect(probe).toHaveBeenCalledTimes(1)
  await look()
  expect(probe).toHaveBeenCalledTimes(2)
})

test('redrives run one at a time, also after one that failed', async () => {
  const first = Promise.withResolvers<void>()
  const onAvailable = vi.fn(() => first.promise)
  const onError = vi.fn()
  const states = [answers, silent, answers]
  const look = engineWatch({ probe: async () => states.shift() ?? answers, onAvailable, onError })
  for (let time = 0; time < 3; time++) await look()
  expect(onAvailable).toHaveBeenCalledTimes(1)
  first.reject(new Error('no'))
  await vi.waitFor(() => expect(onAvailable).toHaveBeenCalledTimes(2))
  expect(onError).toHaveBeenCalledWith(new Error('no'))
})
