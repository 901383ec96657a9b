import { isEmptyPrice } from '@forecourt/domain/pricing/price'
import * as z from 'zod/mini'
import type { FeedVehicle } from './feed-vehicle.ts'
import type { RowLocation } from './refusal.ts'
import { address } from './values/field-readers.ts'

type Draft = Record<string, unknown>

const pictured = z.object({ image: z.object({ url: z.string() }) })
const linkFields = ['file', 'video_url'] as const

/**
 * Invalid photos and links must not reject a vehicle: addresses that no page may load, or that are too long, are
 * dropped from a draft with a note. A duplicate photo counts once.
 */
export function dropUnusableUrls(
  draft: Draft,
  place: RowLocation,
  fieldNames: Record<string, string>,
): [Draft, string[]] {
  const notes: string[] = []
  const isFit = (field: string, text: unknown): boolean => {
    const reading = address(String(text))
    if (reading.ok) return true
    const where = place.record ? `Record ${place.record}` : `Line ${place.line}`
    notes.push(`${where}: dropped from ${fieldNames[field] ?? field}: it ${reading.reason}: ${text}`)
    return false
  }
  const kept = { ...draft }
  for (const field of linkFields) if (draft[field] !== undefined && !isFit(field, draft[field])) delete kept[field]
  const seen = new Set<string>()
  if (Array.isArray(draft.images))
    kept.images = draft.images.filter((image) => {
      const parsed = pictured.safeParse(image)
      if (!parsed.success) return true
      const { url } = parsed.data.image
      if (seen.has(url)) return false
      seen.add(url)
      return isFit('images', url)
    })
  return [kept, notes]
}

/** Drops empty information: prices of 0 to 10 dollars (PR-1), duplicate features. */
export function dropEmptyValues(vehicle: FeedVehicle): FeedVehicle {
  const kept = { ...vehicle, features: [...new Set(vehicle.features)] }
  for (const field of ['price', 'offer_price', 'before_price'] as const)
    if (isEmptyPrice(vehicle[field])) delete kept[field]
  return kept
}
