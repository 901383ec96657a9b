import { expect, test } from 'vitest'
import type { Loan } from '../repayment.ts'
import { schedule } from '../schedule.ts'
import { comparisonRate } from './comparison-rate.ts'
import { loanCosts } from './loan-costs.ts'
import { dateOfPeriod, receiptCsv, receiptRows } from './rate-receipt.ts'

const fees = { establishment: 395, security_registration: 6, monthly_account: 8, agency: 912.25 }
const loan: Loan = { principal: 33_291, residual: 11_097, annualRate: 7.49, years: 5, frequency: 'week' }
const costs = loanCosts(schedule(loan), { financed: loan.principal, residual: loan.residual, frequency: 'week', fees })

test('every fee but the government’s charge is in the rate, and every one in the fees, with the repayment that it falls due with', () => {
  expect(costs.rows).toHaveLength(2 + 260)
  expect(costs.rows.slice(0, 2).map(({ what, amount }) => [what, amount])).toEqual([
    ['Establishment fee', 395],
    ['Agency fee', 912.25],
  ])
  expect(costs.rows.filter(({ what }) => what === 'Repayment and account fee')).toHaveLength(59)
  expect(costs.rows.at(-1)?.what).toBe('Repayment, account fee and final payment')
  expect(costs.fees).toBe(395 + 912.25 + 480 + 6)
})

test('the rate is the comparison rate of exactly these amounts, and their worth on the day of lending is the amount lent', () => {
  const rate = comparisonRate({ amountFinanced: 33_291, cashFlows: costs.rows, periodsPerYear: 52.18 })
  expect(costs.comparisonRate).toBeCloseTo(rate, 10)
  expect(rate).toBeGreaterThan(7.49)
  const rows = receiptRows(costs, '2026-11-23', 'week')
  expect(rows.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(33_291, 6)
  expect(rows.map(({ date }) => date).slice(1, 4)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
})

test.each([
  ['2026-11-23', 2, 'fortnight', '2026-12-21'],
  ['2027-01-31', 1, 'month', '2027-02-28'],
  ['2027-01-31', 2, 'month', '2027-03-31'],
  ['2026-11-30', 14, 'month', '2028-01-30'],
] as const)('from %s the end of period %i of a %s is %s', (start, period, frequency, day) => {
  expect(dateOfPeriod(start, period, frequency)).toBe(day)
})

test('the CSV has every amount and date, the root and the rate', () => {
  const rows = receiptRows(costs, '2026-11-23', 'week')
  const { periodRate } = costs
  const lines = receiptCsv({ rows, financed: 33_291, start: '2026-11-23', periodRate, periodsPerYear: 52.18 }).split(
    '\r\n',
  )
  expect(lines[0]).toBe('period,date,what,you_pay,worth_at_start')
  expect(lines[1]).toBe('0,2026-11-23,Amount lent,-33291.00,-33291.00')
  expect(lines[4]).toMatch(/^1,2026-11-30,Repayment,\d+\.\d\d,\d+\.\d{6}$/)
  expect(lines.filter((line) => line.includes('"Repayment, account fee and final payment"'))).toHaveLength(1)
  expect(lines.at(-2)).toBe(`"comparison rate, percent",${costs.comparisonRate.toFixed(4)}`)
})
