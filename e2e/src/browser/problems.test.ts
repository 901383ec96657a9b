import { EventEmitter } from 'node:events'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { watchProblems } from './problems.ts'

const fakePage = () => Object.assign(new EventEmitter(), { url: () => 'http://localhost/' }) as EventEmitter & Page
const fail = (page: EventEmitter, message: string) => page.emit('pageerror', new Error(message))

test.each([/./, /.*/, /\w+/, /a|b/, /(?:)/])('%s would accept any problem, so it is refused', (pattern) => {
  expect(() => watchProblems(fakePage(), { expected: [pattern] })).toThrow('accepts any problem')
  expect(() => watchProblems(fakePage(), { required: [pattern] })).toThrow('accepts any problem')
})

test('what is neither expected nor required is found, and what is required is missing until it is there', () => {
  const page = fakePage()
  const { found, missing } = watchProblems(page, { expected: [/503/], required: [/gauge/] })
  fail(page, 'no heading')
  fail(page, 'answer 503')
  expect(missing()).toEqual([/gauge/])
  fail(page, 'no gauge')
  expect(missing()).toEqual([])
  expect(found).toEqual(['uncaught: no heading (on http://localhost/)'])
})
