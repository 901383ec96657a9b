import type { Frequency } from '../frequency.ts'
import type { CostRow, LoanCosts } from './loan-costs.ts'

export type ReceiptRow = CostRow & {
  /** ISO day. */
  date: string
  /** What the amount is worth on the day of lending, at the rate. */
  worth: number
}

const dayMs = 86_400_000
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const days = { week: 7, fortnight: 14 } as const

/** The day on which a period ends, counted from `start` (ISO). A month ends on the same day of it, or on its last. */
export function dateOfPeriod(start: string, period: number, frequency: Frequency): string {
  const from = new Date(`${start}T00:00:00Z`)
  if (frequency !== 'month') return isoDay(from.getTime() + period * days[frequency] * dayMs)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + period]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)))
}

/** Every amount and day that makes a comparison rate, each with its worth on the day of lending; together these are the amount lent. */
export const receiptRows = ({ rows, periodRate }: LoanCosts, start: string, frequency: Frequency): ReceiptRow[] =>
  rows.map((row) => ({
    ...row,
    date: dateOfPeriod(start, row.period, frequency),
    worth: row.amount * Math.exp(-row.period * Math.log1p(periodRate)),
  }))

const field = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Receipt = {
  rows: readonly ReceiptRow[]
  financed: number
  start: string
  periodRate: number
  periodsPerYear: number
}

/** The receipt for a spreadsheet (RFC 4180). */
export function receiptCsv({ rows, financed, start, periodRate, periodsPerYear }: Receipt): string {
  const lines: (string | number)[][] = [
    ['period', 'date', 'what', 'you_pay', 'worth_at_start'],
    [0, start, 'Amount lent', (-financed).toFixed(2), (-financed).toFixed(2)],
    ...rows.map(({ period, date, what, amount, worth }) => [period, date, what, amount.toFixed(2), worth.toFixed(6)]),
    [],
    ['rate of one period', periodRate],
    ['periods a year', periodsPerYear],
    ['comparison rate, percent', (periodRate * periodsPerYear * 100).toFixed(4)],
  ]
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('')
}
