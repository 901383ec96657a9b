import type { RefusedRow } from '@forecourt/contracts/import-report'

const longestFound = 80

/** What stood in the file, short enough to be told. */
function foundText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  const text = typeof value === 'object' ? 'an object' : String(value)
  return text.length > longestFound ? `${text.slice(0, longestFound - 1)}…` : text
}

/** Where a row stands in its file. */
export type Place = Pick<RefusedRow, 'line' | 'record' | 'id'>

export const refusal = ({ line, record, id }: Place, field: string, found: unknown, reason: string): RefusedRow => ({
  line,
  record,
  id,
  field,
  found: foundText(found),
  reason,
})
