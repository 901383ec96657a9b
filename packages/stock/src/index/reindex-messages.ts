import * as z from 'zod/mini'

/**
 * A request to the function `stock-reindex`. A build stops after this many seconds, between two dealerships, and is
 * called again.
 */
export const reindexRequestSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('build'), forSeconds: z.number(), isAccepted: z.optional(z.boolean()) }),
  z.object({ do: z.literal('rollback') }),
])
export type ReindexRequest = z.infer<typeof reindexRequestSchema>

const index = z.string()

/** Its response. */
export const reindexResponseSchema = z.object({
  /** Its log lines, for the operator. */
  said: z.array(z.string()),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done'), index, previous: z.optional(z.string()), vehicles: z.number() }),
    z.object({ kind: z.literal('stopped'), index }),
    z.object({ kind: z.literal('different'), index, differences: z.array(z.string()) }),
    z.object({ kind: z.literal('back'), index: z.optional(z.string()) }),
  ]),
})
export type ReindexResponse = z.infer<typeof reindexResponseSchema>
