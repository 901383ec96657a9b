import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(300))

/** VD-18, WL-11: what the browser keeps of a vehicle that was looked at, and what a list of them shows. */
export const viewedVehicleSchema = z.object({
  id: text,
  stocknum: text,
  make: text,
  model: text,
  body: z.optional(text),
  simple_body: z.optional(text),
  slug: text,
  name: text,
  image: z.optional(z.string().check(z.maxLength(2000))),
})
export type ViewedVehicle = z.infer<typeof viewedVehicleSchema>
