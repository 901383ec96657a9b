import { expect, test } from 'vitest'
import { openWords } from './words.ts'

const now = new Date('2026-11-27T00:00:00Z')
const stored = { lead_id: 'a', car: 'RAV4', min: 8000, max: 9000, expires_at: '2026-11-28T00:00:00.000Z' }

test.each([
  ['adjustments', 'Continue the valuation', { lead_id: 'a', car: 'RAV4' }],
  ['offer', 'See your offer', stored],
  ['offer', 'Continue the valuation', { ...stored, expires_at: '2026-11-26T00:00:00.000Z' }],
  ['referred', 'See your valuation', { lead_id: 'a', car: 'RAV4' }],
  ['closed', 'See your valuation', stored],
  ['accepted', 'See your valuation', stored],
] as const)('[TI-6] a valuation in the state %s is opened by "%s"', (state, words, fields) => {
  expect(openWords({ ...fields, state }, now)).toBe(words)
})
