import * as z from 'zod/mini'
import { versionSchema } from './release.ts'

/** One browser counts for so much and no more: nobody alone brings a release down, or makes it look well. */
const mostShown = 50
const mostFailed = 3

/** How often one release on trial was to be shown in a browser, and how often that failed. `trial` is the registry's own word. */
const pagesSchema = z.object({
  remote: z.string().check(z.maxLength(50)),
  version: versionSchema,
  trial: z.string().check(z.maxLength(40)),
  shown: z.int().check(z.gte(1), z.lte(mostShown)),
  failed: z.int().check(z.gte(0), z.lte(mostFailed)),
})
export type BeaconPages = z.infer<typeof pagesSchema>

export const beaconSchema = z.object({ pages: z.array(pagesSchema).check(z.minLength(1), z.maxLength(10)) })
