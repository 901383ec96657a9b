import * as z from 'zod/mini'

/** The last segment of a vehicle's page. */
export const carSlug = z.string().check(z.regex(/^[a-z0-9-]{1,200}$/, 'lower-case letters, digits and hyphens'))

/** A vehicle's id, as its dealer's feed gives it. */
export const carId = z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'letters, digits and . : _ -'))
