import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { countOf, numberText } from '@forecourt/domain/text/numbers'
import { textTable } from '../text-table.ts'

const maxRowsShown = 50

/** True if the sender must act on something; valid rows were imported all the same. */
export const hasImportProblems = ({ refused, broken, withheld }: ImportReport): boolean =>
  refused > 0 || broken !== undefined || withheld !== undefined

/** The result of an import, for the operator. */
export function importSummary(report: ImportReport, seconds: number): string {
  const { file, dealership_slug: dealership, rows, broken, withheld } = report
  if (broken && rows === 0)
    return [`Not imported: ${file} is broken at line ${broken.line}: ${broken.reason}.`, ...report.notes].join('\n')
  const parts = [
    `Imported ${file} for ${dealership}: ${countOf(rows, 'row')} in ${seconds.toFixed(1)} s.`,
    indented(
      textTable(
        (['created', 'updated', 'unchanged', 'withdrawn', 'refused'] as const).map((name) => [
          name,
          numberText(report[name]),
        ]),
        [1],
      ),
    ),
    refusedRows(report),
    broken && `The file is broken at line ${broken.line}: ${broken.reason}.`,
    withheld && `${withheldText(withheld.vehicles)}: ${withheld.reason}.`,
    ...report.notes,
  ]
  return parts.filter(Boolean).join('\n')
}

const indented = (text: string): string => text.replace(/^/gm, '  ')

function withheldText(vehicles: number): string {
  if (vehicles === 0) return 'Nothing was withdrawn'
  return vehicles === 1
    ? '1 vehicle that is missing from the file was kept'
    : `${numberText(vehicles)} vehicles that are missing from the file were kept`
}

function refusedRows({ refused, refused_rows }: ImportReport): string | undefined {
  if (refused === 0) return undefined
  const shown = refused_rows.slice(0, maxRowsShown)
  const columns = (['line', 'record', 'id', 'field', 'found', 'reason'] as const).filter((name) =>
    shown.some((row) => row[name] !== undefined),
  )
  const table = textTable([columns, ...shown.map((row) => columns.map((name) => String(row[name] ?? '')))])
  const more = refused - shown.length
  return `Rejected rows:\n${indented(table)}${more > 0 ? `\n  and ${numberText(more)} more; --json lists up to 1,000` : ''}`
}
