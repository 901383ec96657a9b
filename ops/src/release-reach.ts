import { nearestName } from '@forecourt/contracts/nearest-name'
import type { ReleasePointer, Ring } from '@forecourt/contracts/release'
import { everywhere, type Reach } from '@forecourt/lambda-kit/release-moves'
import { candidates, isInRing, type RingSite } from '@forecourt/lambda-kit/release-rings'

/** As the command line has it: `--ring canary`, `--tenant harbourside`, or neither. */
export type ReachOptions = { ring?: Ring; tenant?: string }

/**
 * What a command's options reach; undefined when they say nothing. Throws a sentence for a site that there is none of, and for a
 * ring without sites: a promotion would seem to have worked.
 */
export function reachOf({ ring, tenant }: ReachOptions, sites: readonly RingSite[]): Reach | undefined {
  if (tenant !== undefined) {
    const slugs = sites.map(({ slug }) => slug)
    if (slugs.includes(tenant)) return { kind: 'tenant', tenant }
    const nearest = nearestName(tenant, slugs)
    throw new Error(
      `There is no site ${tenant}. ${nearest ? `Is it ${nearest}?` : `The sites are: ${slugs.sort().join(', ')}.`}`,
    )
  }
  if (ring === undefined) return undefined
  if (sites.some((site) => isInRing(site, ring))) return { kind: 'ring', ring }
  throw new Error(
    `No site is in the ring ${ring}. Give one "release_ring": "${ring}" in its site.json, or name a site: --tenant ${sites[0]?.slug}.`,
  )
}

/**
 * `the ring canary: harbourside (1 of 5 sites)`: where a ring's version serves. A site that keeps a version of its own, or has that of a
 * smaller ring, is none of them.
 */
export function ringText(pointer: ReleasePointer, ring: Ring, sites: readonly RingSite[]): string {
  const version = versionAt(pointer, { kind: 'ring', ring })
  const reached = sites
    .filter((site) => isInRing(site, ring) && candidates(pointer, site)[0]?.version === version)
    .map(({ slug }) => slug)
  const share = `${reached.length || 'none'} of ${sites.length} sites`
  const isNamed = reached.length > 0 && reached.length <= mostNamed
  return `the ring ${ring}: ${isNamed ? `${reached.join(', ')} (${share})` : share}`
}

const mostNamed = 3

/** The version that a reach gets by its own promotion; what serves everywhere where it has none. */
export function versionAt(pointer: ReleasePointer | undefined, reach: Reach = everywhere): string | null {
  if (!pointer) return null
  const { current, trials, tenants } = pointer
  if (reach.kind === 'tenant') return tenants[reach.tenant] ?? null
  if (reach.ring === 'canary') return trials.canary?.version ?? trials.half?.version ?? current
  return reach.ring === 'half' ? (trials.half?.version ?? current) : current
}
