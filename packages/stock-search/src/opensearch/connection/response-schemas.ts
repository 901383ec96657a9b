import { type Hit, hitSchema } from '@forecourt/contracts/stock/vehicle'
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

/** A card that this release cannot parse, for instance of another release's index: the page omits it. */
export class UnreadableHit {
  readonly cause: unknown
  constructor(cause: unknown) {
    this.cause = cause
  }
}

/** A card, or why it cannot be parsed. */
const cardSchema = z.pipe(
  z.unknown(),
  z.transform((value): Hit | UnreadableHit => {
    const { data, error } = hitSchema.safeParse(value)
    return data ?? new UnreadableHit(error)
  }),
)

const sortValueSchema = z.union([z.number(), z.string(), z.null()])

export const searchResponseSchema = z.object({
  hits: z.object({
    /** Absent where nothing is counted. */
    total: z.optional(z.object({ value: z.int() })),
    hits: z.array(
      z.object({
        _id: z.string(),
        _version: z.optional(z.int()),
        _source: z.optional(z.object({ hit: z.optional(cardSchema) })),
        fields: z.optional(z.record(z.string(), z.array(z.unknown()))),
        sort: z.optional(z.array(sortValueSchema)),
      }),
    ),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
})

/** The response to one search of an msearch. */
export type SearchResponse = z.infer<typeof searchResponseSchema>

type Row = SearchResponse['hits']['hits'][number]

/** The card of a row; undefined where it was not requested, or cannot be parsed. */
export function readableHit({ _source }: Row): Hit | undefined {
  const hit = _source?.hit
  return hit instanceof UnreadableHit ? undefined : hit
}

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
