import * as z from 'zod/mini'
import { maxBeaconCounts } from './beacon-path.ts'
import { versionSchema } from './release.ts'

/** How often one release on trial was to be shown in a browser, and how often that failed. `trial` is the registry's own word. */
const pagesSchema = z.object({
  remote: z.string().check(z.maxLength(50)),
  version: versionSchema,
  trial: z.string().check(z.maxLength(40)),
  shown: z.int().check(z.gte(1), z.lte(maxBeaconCounts.shown)),
  failed: z.int().check(z.gte(0), z.lte(maxBeaconCounts.failed)),
})
export type BeaconPages = z.infer<typeof pagesSchema>

const hasUniqueRemotes = (pages: BeaconPages[]): boolean =>
  new Set(pages.map(({ remote }) => remote)).size === pages.length

/** A site serves one version of each remote, so a beacon that names a remote twice was not made by its pages. */
export const beaconSchema = z.object({
  pages: z.array(pagesSchema).check(z.minLength(1), z.maxLength(10), z.refine(hasUniqueRemotes)),
})
