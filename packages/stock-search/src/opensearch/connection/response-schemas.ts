import { hitSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'

const bucketSchema = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.int() })
export const termsSchema = z.object({ buckets: z.array(bucketSchema), sum_other_doc_count: z.optional(z.int()) })
export const distributionSchema = z.object({
  values: termsSchema,
  stats: z.object({ count: z.int(), min: z.nullable(z.number()) }),
})
export const countSchema = z.object({ doc_count: z.int() })
export const rangesSchema = z.object({ buckets: z.array(z.object({ doc_count: z.int() })) })
export const gapsSchema = z.object({ value: z.array(z.int()) })
export const filterCountsSchema = z.object({ buckets: z.array(countSchema) })

const sortValueSchema = z.union([z.number(), z.string(), z.null()])

export const searchResponseSchema = z.object({
  hits: z.object({
    /** Absent where nothing is counted. */
    total: z.optional(z.object({ value: z.int() })),
    hits: z.array(
      z.object({
        _id: z.string(),
        _version: z.optional(z.int()),
        /** An unreadable card of another release becomes null instead of failing the page. */
        _source: z.optional(z.object({ hit: z.catch(z.optional(hitSchema), undefined) })),
        fields: z.optional(z.record(z.string(), z.array(z.unknown()))),
        sort: z.optional(z.array(sortValueSchema)),
      }),
    ),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
})

/** The response to one search of an msearch. */
export type SearchResponse = z.infer<typeof searchResponseSchema>

export const multiSearchResponseSchema = z.object({ responses: z.array(searchResponseSchema) })

export const bulkSchema = z.object({
  items: z.array(
    z.object({
      index: z.object({
        _id: z.string(),
        status: z.int(),
        error: z.optional(z.object({ type: z.string(), reason: z.optional(z.string()) })),
      }),
    }),
  ),
})
