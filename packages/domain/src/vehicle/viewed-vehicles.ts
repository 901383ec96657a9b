import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'

const text = z.string()

/** VD-18: what the browser keeps of a vehicle that was looked at, and what a list of them shows. */
const viewedSchema = z.object({
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
export type ViewedVehicle = z.infer<typeof viewedSchema>

export const viewedKey = 'forecourt-viewed-cars'
const maxViewed = 12

/** What is stored, without entries that cannot be read. */
export function parseViewed(stored: string | null): ViewedVehicle[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.flatMap((entry) => viewedSchema.safeParse(entry).data ?? []) : []
  } catch {
    return []
  }
}

/** The list once a vehicle has been looked at: the latest first, each once, at most twelve. */
export function addViewed(list: readonly ViewedVehicle[], vehicle: Vehicle): ViewedVehicle[] {
  const { id, stocknum, make, model, body, simple_body, slug, name, images } = vehicle
  const image = images.find(({ video }) => !video)?.image
  const entry = { id, stocknum, make, model, body, simple_body, slug, name, image: image?.thumb?.url ?? image?.url }
  return [entry, ...list.filter((other) => other.id !== id)].slice(0, maxViewed)
}
