import { describe, expect, test } from 'vitest'
import {
  budgetInput,
  budgetOf,
  budgetPrices,
  carTypeOf,
  handlesApart,
  quickPrices,
  readBudget,
  searchedPrices,
} from './budget.ts'
import { formatBudget } from './budget-address.ts'

describe('[BF-1] a budget', () => {
  test.each([
    ['week', 200, 2000, 54_000],
    ['month', 600, 2000, 38_000],
    ['week', 0, 0, 0],
    ['week', 1_000_000, 1_000_000, 261_000_000],
  ] as const)('of a %s at %i with %i is %i', (period, repayment, deposit, total) => {
    expect(budgetOf({ period, repayment, deposit }).total).toBe(total)
  })

  test('begins with $200 a week or $600 a month, and a deposit of $2,000', () => {
    expect(readBudget('')).toEqual({ period: 'week', repayment: 200, deposit: 2000 })
    expect(readBudget('period=month')).toEqual({ period: 'month', repayment: 600, deposit: 2000 })
  })

  test('takes inputs from 0 to 1,000,000, and what is no number as 0', () => {
    expect([-1, Number.NaN, 250, 2e6].map(budgetInput)).toEqual([0, 0, 250, 1_000_000])
    expect(readBudget('repayment=abc&deposit=-5')).toMatchObject({ repayment: 200, deposit: 0 })
  })

  test('is the same again from its address, as a plain form writes it too', () => {
    const budget = { period: 'month', repayment: 450, deposit: 0 } as const
    expect(readBudget(formatBudget(budget))).toEqual(budget)
    expect(readBudget('repayment=%241%2C200&period=week&deposit=%240')).toMatchObject({ repayment: 1200, deposit: 0 })
  })
})

test.each([
  [54_000, 89_990, 54_000],
  [154_000, 89_990, 89_990],
  [154_000, undefined, 100_000],
])('[BF-3] a budget of %i among prices up to %s searches up to %i', (total, highest, price) => {
  expect(searchedPrices(total, highest)).toEqual({ min: 1001, max: price })
})

test('[BF-4] the link searches in the prices that were counted, above $1,000', () => {
  expect(budgetPrices(54_000)).toEqual({ min: 1001, max: 54_000 })
  expect(searchedPrices(54_000, 88_500)).toEqual(budgetPrices(54_000))
  expect(budgetPrices(400)).toEqual({ min: 1001, max: 1001 })
})

test('[BF-5] handles are at least 1 apart', () => {
  expect(handlesApart({ min: 20_000, max: 20_000 })).toEqual({ min: 19_999, max: 20_000 })
  expect(handlesApart({ min: 5000, max: 20_000 })).toEqual({ min: 5000, max: 20_000 })
  expect(handlesApart({ min: 5000, max: 5000 })).toEqual({ min: 5000, max: 5001 })
})

test.each([
  [{ min: 5500, max: 250_000 }, 30_000, { min: 5500, max: 30_000 }],
  [{ min: 5000, max: 250_000 }, 5000, { max: 5000 }],
  [{ min: 30_000, max: 60_000 }, 20_000, { min: 5000, max: 20_000 }],
  [{ min: 30_000, max: 60_000 }, 30_000, { min: 5000, max: 30_000 }],
  [{ max: 5000 }, 10_000, { min: 5000, max: 10_000 }],
])('[BF-5] from %j the quick option %i leads to %j', (range, max, prices) => {
  expect(quickPrices(range, max)).toEqual(prices)
})

test('a noun becomes a car type', () => expect(carTypeOf('used car')).toBe('Used Car'))
