import * as z from 'zod/mini'
import { type ErrorCode, errorCodes } from './error-codes.ts'

/** One field of a form that is wrong, and what to do about it. */
export const fieldProblemSchema = z.object({ field: z.string(), message: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    /** Of `too_many` and `unavailable`, as the header `retry-after` says too. */
    retryAfterSeconds: z.optional(z.number()),
    /** Of `invalid`. */
    fields: z.optional(z.array(fieldProblemSchema)),
  }),
})

/** What every function answers when it fails: `{ error: { code, message, requestId } }`. */
export type ErrorBody = z.infer<typeof errorBodySchema>
