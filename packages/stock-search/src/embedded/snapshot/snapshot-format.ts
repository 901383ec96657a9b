import { createHash } from 'node:crypto'
import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import { searchFilters } from '@forecourt/domain/search/search-filters'
import * as z from 'zod/mini'
import { steps } from '../../filter-values.ts'

/**
 * What a snapshot names itself by. One by a release whose hits, filters or steps were others, or with another layout of the
 * file, is another format: it would load, and then answer with what this release does not know.
 */
export function snapshotFormatOf(hit: z.core.$ZodType): string {
  const written = [z.toJSONSchema(hit, { unrepresentable: 'any' }), searchFilters, steps]
  const parts = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 12)
  return `forecourt stock 4 ${parts}`
}

export const snapshotFormat = snapshotFormatOf(hitSchema)
