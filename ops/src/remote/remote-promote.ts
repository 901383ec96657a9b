import { unmetRanges } from '@forecourt/build/shell/shell-contract'
import type { StageName } from '@forecourt/contracts/platform/stages'
import { type ReleasePointer, type Ring, rings, trialLimits } from '@forecourt/contracts/releases/release-pointer'
import { listReleases, readPointer } from '@forecourt/releases/records/read-releases'
import { readShellModules } from '@forecourt/releases/records/shell-modules'
import { promoteRelease, rollBackRelease } from '@forecourt/releases/records/write-releases'
import { everywhere, type RolloutTarget } from '@forecourt/releases/rollout/pointer-moves'
import { isInRing, type RingSite } from '@forecourt/releases/rollout/rings'
import { commandFor } from '../stage.ts'
import {
  checkReached,
  promotedTo,
  type ReachOptions,
  reachOf,
  ringText,
  siteRollbackCommand,
  versionAt,
} from './release-reach.ts'
import { nameOf } from './remote-names.ts'
import { ringSites } from './ring-sites.ts'

/** `forecourt remote promote`. */
export async function promote(wanted: string, version: string, options: ReachOptions): Promise<void> {
  const { stage } = options
  const sites = await ringSites(stage)
  const reach = reachOf(options, sites) ?? everywhere
  const name = await nameOf(wanted)
  await checkShell(name, version)
  const before = await readPointer(name)
  checkReached(before, { name, version, reach, sites }, commandFor(stage))
  const after = await promoteRelease(name, version, reach)
  const past = versionAt(before, reach)
  const isMoved = after.revision !== before?.revision
  const inPlace = past === null || past === version ? '' : `, in place of ${past}`
  console.log(`${name} ${version} serves${at(reach, after, sites)} ${isMoved ? `now${inPlace}` : 'already'}.`)
  if (reach.kind === 'tenant') return
  reportSiteVersions({ after, stage }, (own, slug) => own !== version && isIn(reach.ring, slug, sites))
  if (isMoved && reach.ring !== 'all' && after.trials[reach.ring]) console.log(watched(reach.ring))
}

/** The shell may have changed since the release was published. */
async function checkShell(name: string, version: string): Promise<void> {
  const [shell, releases] = await Promise.all([readShellModules(), listReleases(name)])
  const unmet = unmetRanges(releases.find((release) => release.version === version)?.requires ?? {}, shell ?? {})
  if (!shell || unmet.length === 0) return
  throw new Error(
    [`${name} ${version} would fail on every page: the shell lacks what it asks for.`, ...unmet].join('\n  '),
  )
}

const at = (reach: RolloutTarget, after: ReleasePointer, sites: readonly RingSite[]): string => {
  if (reach.kind === 'tenant') return ` on ${reach.tenant}`
  return reach.ring === 'all' ? '' : ` in ${ringText(after, reach.ring, sites)}`
}

/** Of everybody's ring are also those that are no more. */
const isIn = (ring: Ring, slug: string, sites: readonly RingSite[]): boolean =>
  ring === 'all' || sites.some((site) => site.slug === slug && isInRing(site, ring))

const watched = (ring: Ring): string =>
  `It is on trial: if more than ${trialLimits[ring].percent}% of its pages fail there, it is rolled back automatically.`

function reportSiteVersions(
  { after, stage }: { after: ReleasePointer; stage: StageName | undefined },
  isOfInterest: (version: string, slug: string) => boolean,
): void {
  for (const [slug, version] of Object.entries(after.tenants))
    if (isOfInterest(version, slug))
      console.log(
        `${slug} keeps its own ${version}. To end that: ${commandFor(stage)(siteRollbackCommand(after.name, slug))}`,
      )
}

/** `forecourt remote rollback`. */
export async function rollback(wanted: string, options: ReachOptions): Promise<void> {
  const { stage } = options
  const sites = await ringSites(stage)
  const name = await nameOf(wanted)
  const before = await readPointer(name)
  // A ring whose sites are all gone can still be rolled back, and so can the version of a site that is no more.
  if (options.tenant !== undefined && before?.tenants[options.tenant] === undefined)
    reachOf({ tenant: options.tenant, stage }, sites)
  const reach: RolloutTarget | undefined =
    options.tenant !== undefined
      ? { kind: 'tenant', tenant: options.tenant }
      : options.ring && { kind: 'ring', ring: options.ring }
  const after = await rollBackRelease(name, reach)
  if (options.tenant !== undefined)
    return console.log(`${options.tenant} has no version of ${name} of its own any more, and gets what its ring gets.`)
  const takenBack = rings.flatMap((ring) => {
    const past = before && promotedTo(ring, before)
    if (!past || past === promotedTo(ring, after)) return []
    return [{ ring, past, now: versionAt(after, { kind: 'ring', ring }) }]
  })
  for (const { ring, past, now } of takenBack)
    console.log(
      ring === 'all'
        ? `${name} ${now} serves again, in place of ${past}.`
        : `${name} ${past} is rolled back from the ring ${ring}: ${now === null ? 'none serves there' : `${now} serves there again`}.`,
    )
  reportSiteVersions({ after, stage }, (own, slug) =>
    takenBack.some(({ ring, past, now }) => own === past || (own !== now && isIn(ring, slug, sites))),
  )
}
