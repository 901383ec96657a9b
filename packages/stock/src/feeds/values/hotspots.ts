import { type Hotspot, hotspotSchema } from '@forecourt/contracts/stock/vehicle'
import * as z from 'zod/mini'
import type { Reader } from './field-readers.ts'

const hotspotsSchema = z.array(hotspotSchema)

/** The hotspots of a spin, as JSON in one field. */
export const hotspots: Reader<Hotspot[]> = (text) => {
  const parsed = hotspotsSchema.safeParse(parse(text))
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, reason: 'must be JSON: a list of hotspots, each with id, place, description and positions' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
