import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type IndexBuilder, reindex } from './reindex.ts'

let output: string[]
beforeEach(() => {
  process.exitCode = 0
  output = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

type Outcome = Awaited<ReturnType<IndexBuilder['build']>>

/** A builder with this outcome, and this index for a rollback. */
const builder = (outcome: Outcome | undefined, before?: string) => ({
  build: vi.fn<IndexBuilder['build']>(async ({ say, signal }) => {
    say('Building stock-2.')
    if (outcome) return outcome
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return { kind: 'stopped', index: 'stock-2' }
  }),
  rollBack: vi.fn<IndexBuilder['rollBack']>(async () => before),
})

test.each<{ outcome: Outcome; said: RegExp; exitCode: number }>([
  {
    outcome: { kind: 'done', index: 'stock-2', previous: 'stock-1', vehicles: 7 },
    said: /^stock-2 is in use after \d+\.\d s\. stock-1 is kept for a rollback\.$/,
    exitCode: 0,
  },
  {
    outcome: { kind: 'done', index: 'stock-2', previous: undefined, vehicles: 7 },
    said: /^stock-2 is in use after \d+\.\d s\.$/,
    exitCode: 0,
  },
  {
    outcome: { kind: 'stopped', index: 'stock-2' },
    said: /^stock-2 is unfinished: run this again to resume\.$/,
    exitCode: 0,
  },
  {
    outcome: { kind: 'different', index: 'stock-2', differences: ['northgate {}: count'] },
    said: /^stock-2 answers differently, so it is not used:\n {2}northgate \{\}: count$/,
    exitCode: 1,
  },
])('[IN-3] a build that ends as $outcome.kind is reported in a line, with exit code $exitCode', async (row) => {
  await reindex(builder(row.outcome), {})
  expect(output[0]).toBe('Building stock-2.')
  expect(output[1]).toMatch(row.said)
  expect(process.exitCode).toBe(row.exitCode)
})

const endings = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const

test.each(endings)(
  '[IN-3] %s ends a build at any step with exit code %i and a line, and a second one ends the process',
  async (signal, exitCode) => {
    const listening = () => endings.map(([name]) => process.listenerCount(name))
    const others = listening()
    const building = reindex(builder(undefined), {})
    await vi.waitFor(() => expect(listening()).toEqual(others.map((count) => count + 1)))
    process.emit(signal, signal)
    expect(listening(), 'of either signal').toEqual(others)
    await building
    expect(output.at(-1)).toBe('stock-2 is unfinished: run this again to resume.')
    expect(process.exitCode).toBe(exitCode)
  },
)

test('a build that completes before it can be stopped is complete', async () => {
  const building = reindex(
    {
      ...builder(undefined),
      build: ({ signal }) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () =>
            resolve({ kind: 'done', index: 'stock-2', previous: undefined, vehicles: 7 }),
          ),
        ),
    },
    {},
  )
  process.emit('SIGINT', 'SIGINT')
  await building
  expect(process.exitCode).toBe(0)
})

test('Ctrl-C while waiting for another build reports that nothing was started', async () => {
  const waiting: IndexBuilder = {
    ...builder(undefined),
    build: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  }
  const building = reindex(waiting, {})
  process.emit('SIGINT', 'SIGINT')
  await building
  expect(output).toEqual(['Stopped before it started.'])
  expect(process.exitCode).toBe(130)
})

test.each(endings)('a completed build leaves no handler for %s', async (signal) => {
  const others = process.listenerCount(signal)
  await reindex(builder({ kind: 'stopped', index: 'stock-2' }), {})
  expect(process.listenerCount(signal)).toBe(others)
})

test('a different index is accepted only with the option', async () => {
  const own = builder({ kind: 'stopped', index: 'stock-2' })
  await reindex(own, {})
  await reindex(own, { accept: true })
  expect(own.build.mock.calls.map(([{ isAccepted }]) => isAccepted)).toEqual([false, true])
})

test('[IN-3] --rollback names the index in use, and exits with 1 if there is none', async () => {
  const own = builder(undefined, 'stock-1')
  await reindex(own, { rollback: true })
  expect(output).toEqual(['stock-1 is in use again.'])
  expect(process.exitCode).toBe(0)
  await reindex(builder(undefined), { rollback: true })
  expect(output.at(-1)).toBe('There is no previous index.')
  expect(process.exitCode).toBe(1)
  expect(own.build).not.toHaveBeenCalled()
})
