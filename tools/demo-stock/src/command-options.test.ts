import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from './command-options.ts'
import { dealerships } from './dealers/dealerships.ts'
import { lotSize, makeStock } from './make-stock.ts'

const now = new Date('2026-11-21T03:04:05Z')
const read = (...args: string[]) => readOptions(args, now)
const [harbourside, northgate] = dealerships
const main = join(import.meta.dirname, 'main.ts')

test('without options it writes every feed for today', () => {
  expect(read()).toMatchObject({
    kind: 'run',
    options: { out: '.data/demo-stock', today: now, chosen: dealerships, wantsReport: false },
  })
})

test('options are read', () => {
  expect(read('--out', 'x', '--seed', '7', '--today', '2026-01-31', '--dealership', 'northgate-aspley')).toEqual({
    kind: 'run',
    options: {
      out: 'x',
      seed: 7,
      today: new Date('2026-01-31T00:00:00Z'),
      chosen: [northgate],
      wantsReport: false,
    },
  })
})

test('a count is of one dealership, and leaves the ordinary feeds as they are', () => {
  const counted = { count: 100_000, chosen: [harbourside], out: '.data/demo-stock-100000' }
  expect(read('--count', '100000')).toMatchObject({ options: counted })
  expect(read('--count', '9', '--out', 'x')).toMatchObject({ options: { count: 9, out: 'x' } })
})

test('a day is refused before there is stock, and taken from the first on that there is', () => {
  const of = (day: string) => read('--today', day, '--dealership', 'northgate-aspley')
  const [, first = ''] = /there is stock from (\S+) on/.exec(JSON.stringify(of('1890-01-01'))) ?? []
  const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10)
  expect(of(before)).toMatchObject({ kind: 'refused', message: expect.stringContaining(`from ${first} on`) })
  expect(of(first).kind).toBe('run')
  expect([...makeStock(northgate, { today: new Date(first) })]).toHaveLength(lotSize(northgate))
  expect(() => [...makeStock(northgate, { today: new Date(before) })]).toThrow()
})

test.each([
  [['--count', '1e5'], /--count is "1e5"/],
  [['--count', '0'], /--count is "0": it must be a whole number from 1 to 10,000,000/],
  [['--seed', '-1'], /seed/],
  [['--out', ''], /--out is "": it must name a folder/],
  [['--today', 'tomorrow'], /--today is "tomorrow": it must be a day/],
  [['--today', '2026-13-01'], /2026-13-01/],
  [['--today', '2026-02-30'], /--today is "2026-02-30": it must be a day/],
  [['--dealership', 'nowhere'], /--dealership is "nowhere": it must be one of harbourside-brookvale, /],
  [['--colour', 'red'], /--colour/],
])('%j is refused with what to do', (args, message) => {
  expect(read(...args)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
})

test('a folder that cannot be made is an error of one line that names the option', () => {
  const command = [main, '--out', join(import.meta.filename, 'out')]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(stderr.split('\n')[0]).toMatch(/^--out is ".*out": nothing can be written there \(ENOTDIR/)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(status).toBe(2)
})

test.each([
  [
    'of a day when its trucks were young is out of bounds',
    1,
    ['--dealership', 'openroad-gepps-cross', '--today', '2016-08-01'],
    /^ {2}OUT /m,
  ],
  ['of ten vehicles judges nothing', 0, ['--count', '10'], /^ {2}too few to judge/m],
] as const)('a report %s, and exits with %i', (_, exit, args, line) => {
  const { status, stdout } = spawnSync(process.execPath, [main, '--report', ...args], { encoding: 'utf8' })
  expect(stdout).toMatch(line)
  expect(status).toBe(exit)
})

test('help is given when asked for', () => expect(read('--help')).toEqual({ kind: 'help' }))
