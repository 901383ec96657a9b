import type { StageName } from '@forecourt/contracts/platform/stages'
import { type ReleasePointer, type Ring, rings } from '@forecourt/contracts/releases/release-pointer'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import { everywhere, type RolloutTarget } from '@forecourt/releases/rollout/pointer-moves'
import { candidates, isInRing, type RingSite } from '@forecourt/releases/rollout/rings'

/** As the command line has it: `--ring canary`, `--tenant harbourside`, or neither; `stage` where it is not this machine's. */
export type ReachOptions = { ring?: Ring; tenant?: string; stage?: StageName | undefined }

/**
 * What a command's options reach; undefined when they say nothing. Throws a sentence for a site that there is none of, and for a
 * ring without sites: a promotion would seem to have worked.
 */
export function reachOf({ ring, tenant, stage }: ReachOptions, sites: readonly RingSite[]): RolloutTarget | undefined {
  const on = stage === undefined ? '' : ` on ${stage}`
  const slugs = sites.map(({ slug }) => slug)
  if (tenant !== undefined) {
    if (slugs.includes(tenant)) return { kind: 'tenant', tenant }
    const nearest = nearestName(tenant, slugs)
    const known = slugs.length === 0 ? 'There is none yet.' : `The sites are: ${slugs.sort().join(', ')}.`
    throw new Error(`There is no site ${tenant}${on}. ${nearest ? `Is it ${nearest}?` : known}`)
  }
  if (ring === undefined) return undefined
  if (sites.some((site) => isInRing(site, ring))) return { kind: 'ring', ring }
  const [first] = slugs
  throw new Error(
    `No site${on} is in the ring ${ring}. Give one "release_ring": "${ring}" in its site.json${stage ? ' and deploy it' : ''}${first ? `, or name a site: --tenant ${first}` : ''}.`,
  )
}

type Promotion = { name: string; version: string; reach: RolloutTarget; sites: readonly RingSite[] }

/**
 * Throws for a ring in which every site keeps another version of its own, with what to do: a promotion to it would serve nowhere,
 * and its trial would learn nothing.
 */
export function checkReached(
  before: ReleasePointer | undefined,
  { name, version, reach, sites }: Promotion,
  command: (words: string) => string,
): void {
  if (!before || reach.kind === 'tenant' || reach.ring === 'all') return
  const { ring } = reach
  const inRing = sites.filter((site) => isInRing(site, ring))
  const [first] = inRing
  if (!first || inRing.some(({ slug }) => (before.tenants[slug] ?? version) === version)) return
  throw new Error(
    `${name} ${version} would serve nowhere: every site in the ring ${ring} keeps a version of its own. End that on one first: ${command(siteRollbackCommand(name, first.slug))}`,
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
  const isNamed = reached.length > 0 && reached.length <= maxNamed
  return `the ring ${ring}: ${isNamed ? `${reached.join(', ')} (${share})` : share}`
}

const maxNamed = 3

/**
 * What takes a version back from wherever it was promoted to, in `forecourt`'s words: a rollback that names no place takes back the
 * newest promotion, which may be of a good version. A smaller ring comes first, since it goes with a larger one.
 */
export function rollbackCommands(pointer: ReleasePointer, version: string): string[] {
  const { name, tenants } = pointer
  const inRings = rings.filter((ring) => version === promotedTo(ring, pointer))
  const onSites = Object.keys(tenants).filter((slug) => tenants[slug] === version)
  return [
    ...inRings.map((ring) => `remote rollback mfe-${name} --ring ${ring}`),
    ...onSites.map((slug) => siteRollbackCommand(name, slug)),
  ]
}

/** What ends a site's having a version of its own. */
export const siteRollbackCommand = (name: string, slug: string): string =>
  `remote rollback mfe-${name} --tenant ${slug}`

/** The version that was promoted to just this ring. */
export const promotedTo = (ring: Ring, { current, trials }: ReleasePointer): string | null | undefined =>
  ring === 'all' ? current : trials[ring]?.version

/** The version that a reach gets by its own promotion; what serves everywhere where it has none. */
export function versionAt(pointer: ReleasePointer | undefined, reach: RolloutTarget = everywhere): string | null {
  if (!pointer) return null
  const { current, trials, tenants } = pointer
  if (reach.kind === 'tenant') return tenants[reach.tenant] ?? null
  if (reach.ring === 'canary') return trials.canary?.version ?? trials.half?.version ?? current
  return reach.ring === 'half' ? (trials.half?.version ?? current) : current
}
