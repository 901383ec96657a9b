import * as z from 'zod/mini'

type EventRow = {
  /** As dealers' reports know the event; the pixel's own events have a name in its place. */
  number: number | null
  data: z.ZodMiniObject
}

const text = z.string().check(z.maxLength(300))
const none = z.object({})
/** The car that the event is about, and its price where it has one. */
const car = z.object({ car_id: text, price: z.optional(z.number()) })
const aboutCar = z.object({ car_id: z.optional(text) })

/**
 * AN-1. Every event that the site tracks. What the numbers 4, 14, 15, 17, 18, 48, 49, 60 and 61 mean is unknown: their
 * number is their name until a meaning is given.
 */
export const trackedEvents = {
  'legacy-4': { number: 4, data: none },
  'legacy-14': { number: 14, data: none },
  'legacy-15': { number: 15, data: none },
  'legacy-17': { number: 17, data: none },
  'legacy-18': { number: 18, data: none },
  'enquiry-sent': { number: 22, data: z.object({ category: text, car_id: z.optional(text) }) },
  'dealer-called': { number: 25, data: aboutCar },
  'finance-calculator-used': { number: 26, data: aboutCar },
  'code-sent': { number: 36, data: none },
  'code-verified': { number: 37, data: none },
  'watchlist-saved': { number: 39, data: car },
  'legacy-48': { number: 48, data: none },
  'legacy-49': { number: 49, data: none },
  'careers-enquiry-sent': { number: 51, data: none },
  'legacy-60': { number: 60, data: none },
  'legacy-61': { number: 61, data: none },
  /** WL-6: no number of it is known. */
  'favourite-added': { number: null, data: car },
  /** The pixel's ViewContent: a vehicle's page was shown. */
  'vehicle-viewed': { number: null, data: car },
} as const satisfies Record<string, EventRow>

export type TrackedEvent = keyof typeof trackedEvents
export type TrackedEventData<E extends TrackedEvent> = z.infer<(typeof trackedEvents)[E]['data']>
