import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortLine, terminal } from './terminal.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 26, 14, 3, 12) }))
afterEach(() => vi.useRealTimers())

const leadsUrl = () => 'http://localhost:8080/#leads'
function shown(options: { columns?: number; isDebug?: boolean } = {}) {
  let text = ''
  const write = (more: string) => {
    text += more
  }
  const screen = terminal({ write, columns: options.columns, isDebug: options.isDebug ?? false, leadsUrl })
  return { screen, text: () => text }
}
const metrics = { _aws: {}, OldestDueSeconds: 0 }
const failure = {
  ...{ level: 'error', message: 'The price is missing', tenant: 'northgate', route: 'GET /api/cars/{slug}' },
  stack: 'TypeError: price is undefined\n    at somewhere',
}

test('in a pipe each step is a line, and the addresses come last', () => {
  const { screen, text } = shown()
  screen.step('Building the shell')
  screen.line(metrics)
  screen.step('Importing 340 vehicles for harbourside (1 of 8)')
  screen.ready([
    ['http://localhost:8080', 'leads, inbox, releases'],
    ['http://northgate.localhost:8080', 'Northgate Motors'],
  ])
  expect(text().split('\n')).toEqual([
    'Building the shell …',
    'Importing 340 vehicles for harbourside (1 of 8) …',
    'Ready',
    '  http://localhost:8080            leads, inbox, releases',
    '  http://northgate.localhost:8080  Northgate Motors',
    '',
  ])
})

test('in a terminal the current step is one line that counts its seconds, and leaves nothing behind', () => {
  const { screen, text } = shown({ columns: 24 })
  screen.step('Building the shell')
  vi.advanceTimersByTime(2000)
  screen.step('Importing 340 vehicles for harbourside')
  screen.line(failure)
  screen.ready([['http://localhost:8080', 'leads']])
  vi.advanceTimersByTime(5000)
  const drawn = text()
    .split('\r\u001b[2K')
    .flatMap((part) => part.split('\n'))
  expect(drawn).toEqual([
    ...['', 'Building the shell … 0…', 'Building the shell … 1…', 'Building the shell … 2…', ''],
    ...[
      'Importing 340 vehicles…',
      expect.stringContaining('14:03:14  error  northgate'),
      '',
      'Importing 340 vehicles…',
    ],
    ...['Ready', '  http://localhost:8080  leads', ''],
  ])
})

test('a warning, an error and a delivered lead are a short line each; every other line is silent', () => {
  expect(shortLine(failure, leadsUrl)).toBe(
    'error  northgate, GET /api/cars/{slug}: The price is missing (TypeError: price is undefined)',
  )
  expect(shortLine({ level: 'warn', message: 'A photo is damaged', stack: 'undefined' }, leadsUrl)).toBe(
    'warning  A photo is damaged',
  )
  expect(
    shortLine({ level: 'error', message: 'It is late', stack: 'TimeoutError: It is late\n    at x' }, leadsUrl),
  ).toBe('error  It is late')
  expect(shortLine({ TargetsDelivered: 2, message: 'lead L1 of northgate by email and webhook' }, leadsUrl)).toBe(
    'delivered  lead L1 of northgate by email and webhook; see http://localhost:8080/#leads',
  )
  expect(shortLine({ TargetsDelivered: 3 }, leadsUrl)).toBe(
    'delivered  3 messages of leads, at last; see http://localhost:8080/#leads',
  )
  expect(shortLine({ TargetsDelivered: 0, TargetsRetried: 1 }, leadsUrl)).toBeUndefined()
  expect(shortLine(metrics, leadsUrl)).toBeUndefined()
})

test('with LOG=debug every line is there as it is', () => {
  const { screen, text } = shown({ isDebug: true })
  screen.line(metrics)
  screen.line(failure)
  expect(
    text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([metrics, failure])
})
