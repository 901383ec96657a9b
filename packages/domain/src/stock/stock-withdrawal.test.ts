import { expect, test } from 'vitest'
import { checkWithdrawal, isLive, type StockComparison } from './stock-withdrawal.ts'

test.each([
  ['in_stock', true],
  ['coming_soon', true],
  ['on_the_moon', true],
  ['constructor', true],
  ['sold', false],
  ['withdrawn', false],
])('a vehicle whose status is %s counts as live: %s', (status, expected) => {
  expect(isLive({ status })).toBe(expected)
})

const whole: StockComparison = { live: 100, missing: 0, isBroken: false, unidentifiedRows: 0, isShrinkAllowed: false }

test.each<[Partial<StockComparison>, string | undefined]>([
  [{}, undefined],
  [{ missing: 30 }, undefined],
  [{ missing: 31 }, 'shrink'],
  [{ missing: 100 }, 'shrink'],
  [{ missing: 100, isShrinkAllowed: true }, undefined],
  [{ live: 1, missing: 1 }, 'shrink'],
  [{ live: 0 }, undefined],
  [{ missing: 1, unidentifiedRows: 1 }, 'unidentified_rows'],
  [{ missing: 0, unidentifiedRows: 1 }, undefined],
  [{ missing: 31, unidentifiedRows: 1, isShrinkAllowed: true }, 'unidentified_rows'],
  [{ isBroken: true }, 'broken_file'],
  [{ missing: 31, unidentifiedRows: 1, isBroken: true, isShrinkAllowed: true }, 'broken_file'],
])('[IN-5] a feed against the stock, %j, withholds the withdrawal for %s', (feed, code) => {
  expect(checkWithdrawal({ ...whole, ...feed })?.code).toBe(code)
})

test('[IN-5] the reason has the numbers, and what to do', () => {
  expect(checkWithdrawal({ ...whole, live: 3, missing: 2 })).toEqual({
    code: 'shrink',
    vehicles: 2,
    reason:
      '2 of 3 live vehicles (66%) are not in the file, which is more than 30%; add --allow-shrink if that is right',
  })
  expect(checkWithdrawal({ ...whole, live: 2450, missing: 2440 })?.reason).toContain('(99%)')
  const unidentified = { ...whole, missing: 1, unidentifiedRows: 1 }
  expect(checkWithdrawal(unidentified)?.reason).toMatch(/^1 rejected row has no id; fix it/)
  expect(checkWithdrawal({ ...unidentified, unidentifiedRows: 2 })?.reason).toMatch(/^2 rejected rows have no id/)
})
