import * as z from 'zod/mini'

/** A vehicle's slug, and the place of the photo that its card showed, from 0. */
export const shownPhotoSchema = z.tuple([z.string(), z.int().check(z.gte(0))])
