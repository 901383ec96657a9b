import type { Release } from '@forecourt/contracts/releases/release'
import { claimConflicts } from '../rollout/claim-conflicts.ts'
import { readServingReleases } from './read-releases.ts'
import { readServedEndpoints } from './shell-modules.ts'

/**
 * Why a release cannot serve on this platform, a line each: it calls an endpoint that the platform does not serve, or claims a page
 * or a part of another remote that serves.
 */
export async function releaseRefusals(release: Release): Promise<string[]> {
  const [served, serving] = await Promise.all([readServedEndpoints(), readServingReleases()])
  const unserved = served ? release.calls.filter((route) => !served.includes(route)) : []
  return [
    ...unserved.map((route) => `${route}: it calls this, and the platform does not serve it`),
    ...claimConflicts(release, serving),
  ]
}
