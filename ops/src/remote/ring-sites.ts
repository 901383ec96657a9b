import type { StageName } from '@forecourt/contracts/platform/stages'
import { ringSchema } from '@forecourt/contracts/releases/release-pointer'
import { getItem } from '@forecourt/lambda-kit/data/items'
import { listSites } from '@forecourt/lambda-kit/tenants/known-sites'
import type { RingSite } from '@forecourt/releases/rollout/rings'
import { forEachBounded } from '@forecourt/stock/import/for-each-bounded'
import { readTenants } from '@forecourt/tenants'
import * as z from 'zod/mini'

const atOnce = 32

/** Only the ring: damage elsewhere in a site must not block a rollback. */
const ringItemSchema = z.object({ site: z.object({ release_ring: z.optional(ringSchema) }) })

/** The sites that releases reach: of a stage those that are deployed there, from whatever checkout; of this machine the checkout's. */
export async function ringSites(stage: StageName | undefined): Promise<RingSite[]> {
  if (stage === undefined) return readTenants().sites
  const sites: RingSite[] = []
  await forEachBounded(await listSites(), atOnce, async ({ slug }) => {
    const item = await getItem('config', { tenant: slug })
    if (item) sites.push({ slug, ...ringItemSchema.safeParse(item).data?.site })
  })
  return sites.sort((a, b) => a.slug.localeCompare(b.slug))
}
