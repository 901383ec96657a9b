import { expect, test } from 'vitest'
import { adaptiveLimit } from './adaptive-limit.ts'

const limits = { min: 10, max: 50, targetMs: 500 }
const after = (answers: number, tookMs: number, running: number) => {
  const limit = adaptiveLimit(limits)
  for (let answer = 0; answer < answers; answer++) limit.note(tookMs, running)
  return limit.current()
}

test('late answers beside many others lower it, to its least', () => {
  expect(after(0, 0, 0)).toBe(30)
  expect(after(1, 501, 30)).toBe(27)
  expect(after(100, 501, 30)).toBe(10)
})

test('a late answer beside few others does not', () => {
  expect(after(100, 9000, 5)).toBe(30)
})

test('answers in time raise it, to its most', () => {
  expect(after(4, 500, 30)).toBe(32)
  expect(after(100, 20, 1)).toBe(50)
})
