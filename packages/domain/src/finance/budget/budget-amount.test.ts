import { expect, test } from 'vitest'
import { type BudgetField, parseBudgetAmount } from './budget-amount.ts'

test.each<[string, BudgetField, number, string | undefined]>([
  ['200', 'repayment', 200, undefined],
  ['$1,250', 'repayment', 1250, undefined],
  ['99.6', 'repayment', 100, undefined],
  ['1000000', 'repayment', 1_000_000, undefined],
  ['1000001', 'repayment', 1_000_000, 'Enter at most $1,000,000.'],
  ['99999999999999999999', 'deposit', 1_000_000, 'Enter at most $1,000,000.'],
  ['-50', 'repayment', 0, 'Enter an amount above $0.'],
  ['-50', 'deposit', 0, 'Enter $0 or more.'],
  ['0', 'repayment', 0, 'Enter an amount above $0.'],
  ['0.2', 'price', 0, 'Enter an amount above $0.'],
  ['0', 'deposit', 0, undefined],
  [' $ ', 'repayment', 0, 'Enter an amount in dollars.'],
  ['', 'deposit', 0, 'Enter an amount in dollars.'],
  ['abc', 'repayment', 0, 'Enter a number of dollars, such as 200.'],
  ['1e6', 'deposit', 0, 'Enter a number of dollars, such as 200.'],
  ['5-0', 'price', 0, 'Enter a number of dollars, such as 200.'],
])('[BF-1] %j typed as the %s is %i, with the error %s', (typed, field, value, error) => {
  expect(parseBudgetAmount(typed, field)).toMatchObject({ value, ...(error && { error }) })
  expect(parseBudgetAmount(typed, field).error).toBe(error)
})

test('[BF-1] a repayment of 0 finds nothing, a deposit of 0 is one', () => {
  expect(parseBudgetAmount('abc', 'repayment').isUsable).toBe(false)
  expect(parseBudgetAmount('abc', 'deposit').isUsable).toBe(true)
  expect(parseBudgetAmount('9999999', 'repayment').isUsable).toBe(true)
})
