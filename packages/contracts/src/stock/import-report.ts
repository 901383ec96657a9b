import * as z from 'zod/mini'

const count = z.int().check(z.gte(0))

/**
 * A row that did not land. `found` is what stood there, shortened. In a format whose vehicles may share a line, `record` counts
 * them from 1, and `id` is the vehicle's own, where it has one.
 */
export const refusedRowSchema = z.object({
  line: count,
  record: z.optional(count),
  id: z.optional(z.string()),
  field: z.string(),
  found: z.string(),
  reason: z.string(),
})
export type RefusedRow = z.infer<typeof refusedRowSchema>

/** Why vehicles that the feed no longer holds were kept all the same. */
const withheldReasons = ['broken_file', 'unidentified_rows', 'shrink'] as const

/**
 * IN-5. What one import of one feed did. Rows are vehicles: `rows` = created + updated + unchanged + refused. At most the
 * first 1,000 refused rows are listed.
 */
export const importReportSchema = z.object({
  dealership_slug: z.string(),
  started_at: z.iso.datetime(),
  /** Absent while it runs, and for ever when it was killed; the counts are those of a moment before. */
  finished_at: z.optional(z.iso.datetime()),
  /** Its name, or where it lies when that is no dealership's folder. */
  file: z.string(),
  /** Absent when the file was not opened. */
  format: z.optional(z.enum(['json', 'csv'])),
  /** When the bucket got the file; absent when a person started the import. */
  dropped_at: z.optional(z.iso.datetime()),
  /** Why no row of the file was read. */
  rejected: z.optional(z.string()),
  rows: count,
  created: count,
  updated: count,
  unchanged: count,
  withdrawn: count,
  refused: count,
  refused_rows: z.array(refusedRowSchema),
  /** Where and why the file could not be read to its end. */
  broken: z.optional(z.object({ line: count, reason: z.string() })),
  /** `vehicles` is how many would have been withdrawn. */
  withheld: z.optional(z.object({ code: z.enum(withheldReasons), vehicles: count, reason: z.string() })),
  /** What the sender may want to know though nothing was refused for it: a column that is not ours. */
  notes: z.array(z.string()),
})

export type ImportReport = z.infer<typeof importReportSchema>
export type FeedFormat = NonNullable<ImportReport['format']>
