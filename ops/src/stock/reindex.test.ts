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

/** Somebody who builds with this outcome, and has this index to go back to. */
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
    said: /^stock-2 serves after \d+\.\d s\. stock-1 is kept\.$/,
    exitCode: 0,
  },
  {
    outcome: { kind: 'done', index: 'stock-2', previous: undefined, vehicles: 7 },
    said: /^stock-2 serves after \d+\.\d s\.$/,
    exitCode: 0,
  },
  {
    outcome: { kind: 'stopped', index: 'stock-2' },
    said: /^stock-2 is unfinished: run this again to go on\.$/,
    exitCode: 0,
  },
  {
    outcome: { kind: 'different', index: 'stock-2', differences: ['northgate {}: count'] },
    said: /^stock-2 answers otherwise, so it is not used:\n {2}northgate \{\}: count$/,
    exitCode: 1,
  },
])('[IN-3] a build that ends as $outcome.kind is told in a line, with exit code $exitCode', async (row) => {
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
  '[IN-3] %s ends a build wherever it is with exit code %i and a line, and leaves a second one to the process',
  async (signal, exitCode) => {
    const listening = () => endings.map(([name]) => process.listenerCount(name))
    const others = listening()
    const building = reindex(builder(undefined), {})
    await vi.waitFor(() => expect(listening()).toEqual(others.map((count) => count + 1)))
    process.emit(signal, signal)
    expect(listening(), 'of either signal').toEqual(others)
    await building
    expect(output.at(-1)).toBe('stock-2 is unfinished: run this again to go on.')
    expect(process.exitCode).toBe(exitCode)
  },
)

test('a build that was done before it could be stopped is done', async () => {
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

test('Ctrl-C while another build is waited for says that nothing was begun', async () => {
  const waiting: IndexBuilder = {
    ...builder(undefined),
    build: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  }
  const building = reindex(waiting, {})
  process.emit('SIGINT', 'SIGINT')
  await building
  expect(output).toEqual(['Stopped before it began.'])
  expect(process.exitCode).toBe(130)
})

test.each(endings)('a build that is over leaves nobody waiting for %s', async (signal) => {
  const others = process.listenerCount(signal)
  await reindex(builder({ kind: 'stopped', index: 'stock-2' }), {})
  expect(process.listenerCount(signal)).toBe(others)
})

test('what answers otherwise is accepted only where that is said', async () => {
  const own = builder({ kind: 'stopped', index: 'stock-2' })
  await reindex(own, {})
  await reindex(own, { accept: true })
  expect(own.build.mock.calls.map(([{ isAccepted }]) => isAccepted)).toEqual([false, true])
})

test('[IN-3] --rollback names the index that serves again, and ends with 1 where there is none', async () => {
  const own = builder(undefined, 'stock-1')
  await reindex(own, { rollback: true })
  expect(output).toEqual(['stock-1 serves again.'])
  expect(process.exitCode).toBe(0)
  await reindex(builder(undefined), { rollback: true })
  expect(output.at(-1)).toBe('There is no index that was kept from before.')
  expect(process.exitCode).toBe(1)
  expect(own.build).not.toHaveBeenCalled()
})
