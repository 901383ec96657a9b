import { createHash } from 'node:crypto'
import { type Registry, type Release, releaseSchema } from '@forecourt/contracts/releases/release'
import { type ReleasePointer, releasePointerSchema } from '@forecourt/contracts/releases/release-pointer'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, type Item, queryItems } from '@forecourt/lambda-kit/data/items'
import { environment } from '@forecourt/lambda-kit/environment'
import { logWarning, logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import { ttlCache } from '@forecourt/lambda-kit/ttl-cache'
import * as z from 'zod/mini'
import { candidates, type RingSite } from '../rollout/rings.ts'
import { pointerKey, pointerPartition, releaseKey } from './release-keys.ts'

const settings = environment(
  z.object({ RELEASES_TTL_MS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 5000) }),
)
const pointerItemSchema = z.object({ pointer: releasePointerSchema })

/** The table has no such release, or a damaged one. Any other error means that the table did not answer. */
export class ReleaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReleaseError'
  }
}

/** A written release never changes, so it is read once. A missing one is read again at the next call. */
const releases = ttlCache(
  async (key) => {
    const [name = '', version = ''] = key.split('@')
    const item = await getItem('releases', releaseKey(name, version))
    if (!item) throw new ReleaseError(`There is no release ${key}.`)
    const release = releaseSchema.safeParse(item)
    if (!release.success) throw new ReleaseError(`The release ${key} is damaged.`, { cause: release.error })
    return release.data
  },
  { ttlMs: Number.POSITIVE_INFINITY, maxEntries: 200 },
)

/** One published version of a remote. Rejects when there is none. */
export const readRelease = (name: string, version: string): Promise<Release> => releases(`${name}@${version}`)

/** Which version of a remote serves, and its `item`: without a `pointer` it was never written, or is damaged. */
export async function readPointerItem(name: string): Promise<{ item: Item | undefined; pointer?: ReleasePointer }> {
  const item = await getItem('releases', pointerKey(name))
  const read = pointerItemSchema.safeParse(item)
  if (item && !read.success) logWarningOnce(damagedItem(item), read.error)
  return { item, pointer: read.data?.pointer }
}

/** Which version of a remote serves; undefined before its first promotion, and while the pointer is damaged. */
export const readPointer = async (name: string): Promise<ReleasePointer | undefined> =>
  (await readPointerItem(name)).pointer

/** Parses items; a damaged one is logged and left out (MF-4). */
async function readable<T>(items: AsyncIterable<Item>, schema: z.ZodMiniType<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) {
    const parsed = schema.safeParse(item)
    if (parsed.success) found.push(parsed.data)
    else logWarningOnce(damagedItem(item), parsed.error)
  }
  return found
}

const damagedItem = ({ name, version }: Item): string => `The item ${name}@${version} of the releases is damaged.`

/** The pointers of all remotes, by name, without damaged ones. */
export async function readPointers(): Promise<ReleasePointer[]> {
  const items = await readable(queryItems('releases', pointerPartition), pointerItemSchema)
  return items.map(({ pointer }) => pointer)
}

/** The same, and the names of the remotes whose pointer is damaged: for checks of damage. */
export async function listPointerItems(): Promise<{ pointers: ReleasePointer[]; damaged: string[] }> {
  const pointers: ReleasePointer[] = []
  const damaged: string[] = []
  for await (const item of queryItems('releases', pointerPartition)) {
    const parsed = pointerItemSchema.safeParse(item)
    if (parsed.success) pointers.push(parsed.data.pointer)
    else damaged.push(String(item.version))
  }
  return { pointers, damaged }
}

/** The versions of a remote that were ever published, newest first by the time of publishing, without damaged ones. */
export async function listReleases(name: string): Promise<Release[]> {
  const found = await readable(queryItems('releases', name), releaseSchema)
  return found.sort((a, b) => b.published_at.localeCompare(a.published_at))
}

/**
 * The releases of one remote that a pointer names; one that cannot be read is left out (MF-4). `paths` are the patterns of its pages
 * in releases that nothing names, where all that are named are damaged: what is out of order then. Undefined while nothing is known.
 */
type Serving = {
  name: string
  /** Null when it is damaged. */
  pointer: ReleasePointer | null
  releases: ReadonlyMap<string, Release>
  paths: string[] | undefined
}

const servingVersions = ({ current, trials, tenants }: ReleasePointer): string[] =>
  [current, trials.canary?.version, trials.half?.version, ...Object.values(tenants)].filter(
    (version) => typeof version === 'string',
  )

/** Every release that serves somewhere and can be read, as the table has them now. */
export async function readServingReleases(): Promise<Release[]> {
  const pointers = await readPointers()
  const named = pointers.flatMap((pointer) =>
    [...new Set(servingVersions(pointer))].map((version) => readableRelease(pointer.name, version)),
  )
  return (await Promise.all(named)).filter((release) => release !== null)
}

async function readServing(): Promise<Serving[]> {
  const { pointers, damaged } = await listPointerItems()
  const lost = damaged.map(async (name) => {
    logWarningOnce(damagedItem({ name: pointerPartition, version: name }), new Error('damaged pointer'))
    return { name, pointer: null, releases: new Map(), paths: await publishedPaths(name) }
  })
  const known = pointers.map(async (pointer): Promise<Serving> => {
    const { name, history } = pointer
    const versions = [...new Set([...servingVersions(pointer), ...history.slice(0, 1)])]
    const read = await Promise.all(versions.map((version) => readableRelease(name, version)))
    const releases = new Map(read.flatMap((release) => (release ? [[release.version, release]] : [])))
    const isLost = versions.length > 0 && releases.size === 0
    return { name, pointer, releases, paths: isLost ? await publishedPaths(name) : pathsOf([...releases.values()]) }
  })
  return Promise.all([...known, ...lost])
}

/** The patterns of some releases' pages; undefined without releases. */
const pathsOf = (releases: readonly Release[]): string[] | undefined =>
  releases.length === 0
    ? undefined
    : [...new Set(releases.flatMap(({ pages }) => pages.map(({ path }) => path)))].sort()

/** Of every release of a remote that can be read. What cannot is logged where it was to serve. */
async function publishedPaths(name: string): Promise<string[] | undefined> {
  const published: Release[] = []
  for await (const item of queryItems('releases', name)) {
    const release = releaseSchema.safeParse(item)
    if (release.success) published.push(release.data)
  }
  return pathsOf(published)
}

async function readableRelease(name: string, version: string): Promise<Release | null> {
  try {
    return await readRelease(name, version)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    logWarningOnce(error.message, error)
    return null
  }
}

function publicRelease(release: Release, trial: string | undefined): Registry['remotes'][string] {
  const { server: _server, digest: _digest, published_at: _publishedAt, calls: _calls, ...shown } = release
  return { ...shown, ...(trial !== undefined && { trial }) }
}

/** Made at the first call: a function's module is loaded before its environment is complete. */
let cachedServing: ((key: string) => Promise<Serving[]>) | undefined

/**
 * At most RELEASES_TTL_MS old; while the table fails or hangs, the last known ones.
 * @throws AppError `unavailable` when the table fails and nothing was ever read.
 */
async function loadServing(): Promise<Serving[]> {
  cachedServing ??= ttlCache(readServing, {
    ttlMs: settings().RELEASES_TTL_MS,
    maxEntries: 1,
    // Below a function's own 10 seconds, and above one of the table client's tries.
    deadlineMs: 4000,
    failureTtlMs: 1000,
    stale: {
      deadlineMs: 1000,
      retryMs: 5000,
      onFailure: (error) => logWarning('The registry cannot be read; the last known one is served', error),
    },
  })
  try {
    return await cachedServing('all')
  } catch (cause) {
    throw new AppError('unavailable', 'The releases cannot be read right now. Try again in a moment.', {
      cause,
      retryAfterSeconds: 5,
    })
  }
}

/** Leaves out releases that the caller cannot use. */
type IsUsable = (release: Release) => boolean

/**
 * What serves on a site, as a page and the browser get it (MF-3), at most RELEASES_TTL_MS old (default 5000): a promotion is
 * followed within that time, without a restart. A remote of which nothing can be read is left out, and named as damaged (MF-4).
 */
export async function loadRegistry(site: RingSite, isUsable: IsUsable = () => true): Promise<Registry> {
  const found = (await loadServing()).map(({ name, pointer, releases, paths }) => {
    const wanted = pointer ? candidates(pointer, site) : []
    const candidate = wanted.find(({ version }) => {
      const release = releases.get(version)
      return release !== undefined && isUsable(release)
    })
    const release = candidate && releases.get(candidate.version)
    if (release) return { kind: 'serves' as const, release, trial: candidate.trial }
    return wanted.length > 0 || !pointer ? { kind: 'damaged' as const, name, paths } : null
  })
  const chosen = found.filter((one) => one?.kind === 'serves')
  const damaged = found.flatMap((one) => (one?.kind === 'damaged' ? [{ name: one.name, paths: one.paths }] : []))
  const remotes = Object.fromEntries(chosen.map(({ release, trial }) => [release.name, publicRelease(release, trial)]))
  const versions = chosen.map(({ release: { name, version, digest }, trial }) =>
    [name, version, digest, trial].join(':'),
  )
  const parts = [...versions, ...damaged.map(({ name }) => `${name}:damaged`)]
  return {
    etag: createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22),
    remotes,
    ...(damaged.length > 0 && { damaged }),
  }
}
