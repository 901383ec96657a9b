import { EventEmitter } from 'node:events'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answered, watchProblems } from './problems.ts'

const origin = 'http://dealer.localhost:8080/'
const fakePage = () =>
  Object.assign(new EventEmitter(), { url: () => origin, mainFrame: () => 'main' }) as unknown as EventEmitter & Page
const fail = (page: EventEmitter, message: string) => page.emit('pageerror', new Error(message))

test.each([
  ...[/./, /.*/, /\w+/, /a|b/, /(?:)/, /503/, /^answer 4/, /^request failed/, /ERR_/],
  ...[/Failed to load resource/, /Part of the page failed/],
])('%s would accept problems that no test causes, so it is refused', (pattern) => {
  expect(() => watchProblems(fakePage(), { expected: [pattern] })).toThrow('that the test does not cause')
  expect(() => watchProblems(fakePage(), { required: [pattern] })).toThrow('that the test does not cause')
})

test('what is neither expected nor required is found, and what is required is missing until it is there', () => {
  const page = fakePage()
  const { found, missing } = watchProblems(page, { expected: [/^uncaught: no stock/], required: [/gauge/] })
  fail(page, 'no heading')
  fail(page, 'no stock')
  expect(missing()).toEqual([/gauge/])
  fail(page, 'no gauge')
  expect(missing()).toEqual([])
  expect(found()).toEqual([`uncaught: no heading (on ${origin})`])
})

type Asked = { path: string; status?: number; error?: string; frame?: string }

const request = ({ path, error = '', frame }: Asked) => ({
  ...{ url: () => origin + path, failure: () => ({ errorText: error }) },
  ...{ isNavigationRequest: () => frame !== undefined, frame: () => frame },
})
const answer = (page: EventEmitter, asked: Asked) =>
  page.emit('response', { url: () => origin + asked.path, status: () => asked.status, request: () => request(asked) })
const log = (page: EventEmitter, { text, path }: { text: string; path: string }) =>
  page.emit('console', { type: () => 'error', text: () => text, location: () => ({ url: origin + path }) })
const status500 = 'Failed to load resource: the server responded with a status of 500 ()'

test.each(['before', 'after'])('an answer of 500 is found once, where the console has it %s', (when) => {
  const page = fakePage()
  const { found } = watchProblems(page)
  if (when === 'before') log(page, { text: status500, path: 'api/leads' })
  answer(page, { path: 'api/leads', status: 500 })
  if (when === 'after') log(page, { text: status500, path: 'api/leads' })
  expect(found()).toEqual([`answer 500: ${origin}api/leads`])
})

test('a failed request is found once, and one that the page cancelled is not', () => {
  const page = fakePage()
  const { found } = watchProblems(page)
  for (const [path, error] of [
    ['a.js', 'net::ERR_FAILED'],
    ['b.js', 'net::ERR_ABORTED'],
  ] as const) {
    page.emit('requestfailed', request({ path, error }))
    log(page, { text: `Failed to load resource: ${error}`, path })
  }
  expect(found()).toEqual([`request failed: ${origin}a.js net::ERR_FAILED`])
})

test('what the console alone says of a resource is found, and so is a wrong digest', () => {
  const page = fakePage()
  const { found } = watchProblems(page)
  answer(page, { path: 'a.js', status: 200 })
  for (const text of [status500, "Failed to find a valid digest in the 'integrity' attribute"])
    log(page, { text, path: 'a.js' })
  expect(found()).toHaveLength(2)
})

test('the status of the page’s own document is not found, that of a frame is', () => {
  const page = fakePage()
  const { found } = watchProblems(page)
  for (const frame of ['main', 'other']) answer(page, { path: frame, status: 404, frame })
  expect(found()).toEqual([`answer 404: ${origin}other`])
})

test('a status is named with its path, whatever the query', () => {
  const problem = (path: string, status = 404) => `answer ${status}: ${origin}${path}`
  const pattern = answered(404, '/api/cars/a.b')
  expect([problem('api/cars/a.b'), problem('api/cars/a.b?c=/d')].every((text) => pattern.test(text))).toBe(true)
  for (const text of [
    problem('api/cars/a.b/c'),
    problem('api/cars/axb'),
    problem('v2/api/cars/a.b'),
    problem('api/cars/a.b', 500),
  ])
    expect(text).not.toMatch(pattern)
})
