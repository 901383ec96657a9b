import * as z from 'zod/mini'

const text = z.string()

/** VD-18: what the browser keeps of a vehicle that was looked at, and what a list of them shows. */
export const viewedVehicleSchema = z.object({
  id: text,
  stocknum: text,
  make: text,
  model: text,
  body: z.optional(text),
  simple_body: z.optional(text),
  slug: text,
  name: text,
  image: z.optional(text),
})
export type ViewedVehicle = z.infer<typeof viewedVehicleSchema>
