import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { numberText } from '@forecourt/domain/text/numbers'
import { textTable } from '../text-table.ts'

/** One import per line. One without an end is running, or was killed: run it again. */
export function importTable(reports: readonly ImportReport[]): string {
  if (reports.length === 0) return 'No feed has been imported yet.'
  const head = ['started', 'dealership', 'file', 'created', 'updated', 'withdrawn', 'refused', '']
  const rows = reports.map((report) => [
    report.started_at.slice(0, 19).replace('T', ' '),
    report.dealership_slug,
    report.file,
    numberText(report.created),
    numberText(report.updated),
    numberText(report.withdrawn),
    numberText(report.refused),
    state(report),
  ])
  return textTable([head, ...rows], [3, 4, 5, 6])
}

function state({ finished_at, rejected, broken, withheld, rows }: ImportReport): string {
  if (rejected) return `not imported: ${rejected}`
  if (!finished_at) return 'unfinished: counts so far; if it is not running, run it again'
  if (broken && rows === 0) return `not imported: ${broken.reason}`
  if (broken) return `broken at line ${broken.line}`
  return withheld ? 'withdrawal withheld' : ''
}
