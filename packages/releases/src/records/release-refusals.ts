import type { Release } from '@forecourt/contracts/releases/release'
import { claimConflicts } from '../rollout/path-claims.ts'
import { readServingReleases } from './read-releases.ts'
import { readServedEndpoints } from './shell-modules.ts'

/**
 * Why a release cannot serve on this platform, a line each: it calls an endpoint that the platform does not serve, or has a page where
 * another remote that serves has one.
 */
export async function releaseRefusals(release: Release): Promise<string[]> {
  const [served, serving] = await Promise.all([readServedEndpoints(), readServingReleases()])
  const unserved = served ? release.calls.filter((route) => !served.includes(route)) : []
  return [
    ...unserved.map((route) => `${route}: it calls this, and the platform does not serve it`),
    ...claimConflicts(release, serving),
  ]
}
