import * as z from 'zod/mini'

const detail = z.optional(z.string().check(z.maxLength(300)))

/** LD-8. What a browser keeps of its shopper to fill in forms. */
export const visitorDetailsSchema = z.object({
  name: detail,
  last_name: detail,
  email: detail,
  phone: detail,
  postcode: detail,
})
export type VisitorDetails = z.infer<typeof visitorDetailsSchema>
