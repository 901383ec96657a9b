import * as z from 'zod/mini'

/** Why a car that was asked for cannot be had: sold, withdrawn by its dealer, or none of the site's at all. */
const unavailableStatusSchema = z.enum(['sold', 'withdrawn', 'gone'])
export type UnavailableStatus = z.infer<typeof unavailableStatusSchema>

export const unavailableSchema = z.object({ unavailable: unavailableStatusSchema })
