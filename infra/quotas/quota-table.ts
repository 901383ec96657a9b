import type { Usage } from './limits.ts'
import { type Limit, type LimitName, limits } from './limits.ts'
import { amountText, percentOf } from './quota-problems.ts'

const limitNames = Object.keys(limits) as LimitName[]

/** The largest use of each limit, the nearest to its limit first. */
export const largestUses = (usages: readonly Usage[]): Usage[] =>
  limitNames
    .flatMap((name) => {
      const [largest] = usages.filter(({ limit }) => limit === name).sort((a, b) => b.used - a.used)
      return largest ? [largest] : []
    })
    .sort((a, b) => percentOf(b) - percentOf(a))

const columns = ['limit', 'used', 'of', '%', 'where', 'what uses it up'] as const

/** The largest use of each limit as a table. */
export function quotaTable(usages: readonly Usage[]): string {
  const rows = largestUses(usages).map((usage) => {
    const row: Limit = limits[usage.limit]
    const allowed = `${amountText(row.limit, row)}${row.isRaised ? ' ↑' : ''}`
    const uses = row.growsWith.join(', ') || '–'
    return [row.what, amountText(usage.used, row), allowed, percentOf(usage).toFixed(1), usage.of, uses]
  })
  const widths = columns.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)))
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (index === 3 ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  return [lineOf(columns), ...rows.map(lineOf)].join('\n')
}
