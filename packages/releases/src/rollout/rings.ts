import { createHash } from 'node:crypto'
import {
  type ReleasePointer,
  type Ring,
  type Trial,
  watchPeriodMs,
} from '@forecourt/contracts/releases/release-pointer'
import type { Site } from '@forecourt/contracts/site/site'

/** What determines a site's releases. */
export type RingSite = Pick<Site, 'slug' | 'release_ring'>

/** The percentage of sites without a setting that a ring includes. */
const percent: Record<Ring, number> = { canary: 5, half: 50, all: 100 }

const nested: Record<Ring, readonly Ring[]> = { canary: ['canary', 'half', 'all'], half: ['half', 'all'], all: ['all'] }

/** A stable number from 0 to 99 for a slug. */
const placeOf = (slug: string): number => createHash('sha256').update(slug).digest().readUInt32BE(0) % 100

/** The smallest ring of a site. */
function ringOf({ slug, release_ring }: RingSite): Ring {
  if (release_ring) return release_ring
  const place = placeOf(slug)
  return place < percent.canary ? 'canary' : place < percent.half ? 'half' : 'all'
}

/** Whether a promotion to the ring reaches the site. */
export const isInRing = (site: RingSite, ring: Ring): boolean => nested[ringOf(site)].includes(ring)

/** A candidate version for a site. `trial` names its trial, if any. */
export type Candidate = { version: string; trial?: string }

/**
 * The candidate versions of a site in order of priority; later ones are fallbacks for unreadable releases, the previous
 * version last.
 */
export function candidates(pointer: ReleasePointer, site: RingSite): Candidate[] {
  const { current, history, trials, tenants } = pointer
  const own = tenants[site.slug]
  const inRings = nested[ringOf(site)].flatMap((ring): Candidate[] => {
    const trial = trials[ring]
    return trial && isWatched(ring, trial) ? [{ version: trial.version, trial: trialName(ring, trial.revision) }] : []
  })
  const everywhere = [...(current === null ? [] : [current]), ...history.slice(0, 1)].map((version) => ({ version }))
  // A site that was pinned to it before its ring has it on trial like the others.
  const first = own === undefined ? [] : [inRings.find(({ version }) => version === own) ?? { version: own }]
  return [...first, ...inRings, ...everywhere]
}

/** The current version is on trial for a limited time. */
export const isWatched = (ring: Ring, { since }: Trial, nowMs: number = Date.now()): boolean =>
  ring !== 'all' || nowMs - Date.parse(since) < watchPeriodMs

/** `canary.17`: the trial of a ring since a pointer's revision. */
export const trialName = (ring: Ring, revision: number): string => `${ring}.${revision}`
