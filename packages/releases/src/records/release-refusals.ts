import type { Release } from '@forecourt/contracts/releases/release'
import { claimConflicts } from '../rollout/claim-conflicts.ts'
import { readServingReleases } from './read-releases.ts'
import { unservedCalls } from './served-endpoints.ts'

/**
 * Why a release cannot serve on this platform, a line each: it calls an endpoint that no stack serves, or claims a page
 * or a part of another remote that serves.
 */
export async function releaseRefusals(release: Release): Promise<string[]> {
  const [unserved, serving] = await Promise.all([unservedCalls(release.calls), readServingReleases()])
  return [...unserved, ...claimConflicts(release, serving)]
}
