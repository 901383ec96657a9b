import { type ImportReport, importReportSchema } from '@forecourt/contracts/import-report'
import { putItem, queryItems } from '@forecourt/lambda-kit/items'

/** An item of a table holds at most 400 kB. */
const mostRowsStored = 200

/** Keeps what an import did, under its dealership and its start; written when it begins and again when it ends. */
export async function recordImport(report: ImportReport): Promise<void> {
  await putItem('imports', { ...report, refused_rows: report.refused_rows.slice(0, mostRowsStored) })
}

/** A dealership's imports, the latest first. One without `finished_at` runs still, or was killed. */
export async function latestImports(dealership: string, limit: number): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for await (const item of queryItems('imports', dealership, { descending: true, limit }))
    reports.push(importReportSchema.parse(item))
  return reports
}
