import { expect, test } from 'vitest'
import { readOptions } from './command-options.ts'

const now = new Date('2026-11-21T03:04:05Z')
const read = (...args: string[]) => readOptions(args, now)

test('without options it writes every feed for today', () => {
  expect(read()).toMatchObject({ kind: 'run', options: { out: '.data/demo-stock', today: now, wantsReport: false } })
})

test('options are read', () => {
  expect(read('--out', 'x', '--seed', '7', '--today', '2026-01-31', '--dealership', 'northgate-aspley')).toEqual({
    kind: 'run',
    options: {
      out: 'x',
      seed: 7,
      today: new Date('2026-01-31T00:00:00Z'),
      dealership: 'northgate-aspley',
      wantsReport: false,
    },
  })
})

test('a count is of one dealership', () => {
  expect(read('--count', '100000')).toMatchObject({ options: { count: 100_000, dealership: 'harbourside-brookvale' } })
})

test.each([
  [['--count', '1e5'], /--count is "1e5"/],
  [['--seed', '-1'], /seed/],
  [['--today', 'tomorrow'], /--today is "tomorrow": it must be a day/],
  [['--today', '2026-13-01'], /2026-13-01/],
  [['--dealership', 'nowhere'], /There is no dealership "nowhere"/],
  [['--colour', 'red'], /--colour/],
])('%j is refused with what to do', (args, message) => {
  expect(read(...args)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
})

test('help is given when asked for', () => expect(read('--help')).toEqual({ kind: 'help' }))
