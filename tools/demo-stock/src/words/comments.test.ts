import { expect, test } from 'vitest'
import { dealerships } from '../dealers/dealerships.ts'
import { makeStock } from '../make-stock.ts'
import { similarities } from './testing/similarity.ts'

const written = new Set(['longest name and comments', 'separator for comments'])
const today = new Date('2026-11-21T00:00:00Z')
const comments = dealerships.flatMap((dealership) =>
  [...makeStock(dealership, { today })]
    .filter(({ special = '' }) => !written.has(special))
    .flatMap(({ comments: text }) => text ?? []),
)

test('no two descriptions of some three thousand read alike: they share less than half of their runs of four words', () => {
  expect(comments.length).toBeGreaterThan(2900)
  expect(new Set(comments).size).toBe(comments.length)
  expect(Math.max(...similarities(comments))).toBeLessThan(0.5)
})

test('descriptions are whole sentences with nothing left unfilled', () => {
  for (const text of comments) {
    expect(text).not.toMatch(/\b(?:undefined|NaN|null)\b|\$\{| {2}|\.\./)
    expect(text).toMatch(/^\p{Lu}|^\d/u)
    expect(text).toMatch(/[.?!]$/)
  }
})

test('names that are spoken with a vowel first have their article', () => {
  for (const text of comments)
    expect(text).not.toMatch(/\ba (?:Outlander|Isuzu|MU-X|MX-5|ASX|Octavia|Off Grid|XC60|HR-V|i30|i4)/i)
  expect(comments.some((text) => /\ban (?:MU-X|Outlander|ASX|Isuzu)/i.test(text))).toBe(true)
  expect(comments.some((text) => /\ban RAV4/i.test(text))).toBe(false)
})
