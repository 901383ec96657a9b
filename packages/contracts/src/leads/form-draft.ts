import * as z from 'zod/mini'
import { formValueSchema, leadCategories } from './lead.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** What a tab keeps of a form that is being filled in. `attempt` is what was sent last, and under which key. */
const formDraftSchema = z.object({
  /** The form's name, and the car that it is about. */
  id: text(200),
  values: z.record(text(80), formValueSchema),
  /** When the form was first shown, in milliseconds since 1970. */
  startedAt: z.int(),
  /** LD-7. The step of a form that has several, from 0. */
  step: z.optional(z.int().check(z.gte(0), z.lte(20))),
  attempt: z.optional(z.object({ idempotencyKey: text(100), content: text(20_000) })),
})
export type FormDraft = z.infer<typeof formDraftSchema>

export const maxDrafts = 5
export const formDraftsSchema = z.array(formDraftSchema).check(z.maxLength(maxDrafts))

/** LD-5. What a tab keeps of the form that it sent last, for the page that thanks. */
export const sentFormSchema = z.object({
  category: z.enum(leadCategories),
  name: z.optional(text(100)),
  /** The slug of the place that replies. */
  location: z.optional(text(100)),
  car: z.optional(z.object({ slug: text(200), name: text(300) })),
})
export type SentForm = z.infer<typeof sentFormSchema>
