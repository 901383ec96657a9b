import { createHash } from 'node:crypto'
import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import { searchFilters } from '@forecourt/domain/search/search-filters'
import * as z from 'zod/mini'
import { steps, valuesVersion } from '../../filter-values.ts'

/**
 * The name of a snapshot's format. Other hit fields, filters, steps, ways to work values out, or file layouts change it: such a snapshot would
 * load, but answer with data that this release does not know.
 */
export function snapshotFormatOf(hit: z.core.$ZodType): string {
  const written = [z.toJSONSchema(hit, { unrepresentable: 'any' }), searchFilters, steps, valuesVersion]
  const parts = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 12)
  return `forecourt stock 4 ${parts}`
}

export const snapshotFormat = snapshotFormatOf(hitSchema)
