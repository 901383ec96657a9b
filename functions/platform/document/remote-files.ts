import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteContainer } from '@forecourt/contracts/document'
import { changedFilesMetric, type Release } from '@forecourt/contracts/releases/release'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { logMetrics } from '@forecourt/lambda-kit/observability/metrics'
import { ttlCache } from '@forecourt/lambda-kit/ttl-cache'
import { openReleaseFiles } from '@forecourt/releases/files/open-release-files'
import { ChangedFileError } from '@forecourt/releases/files/release-paths'
import { readRelease } from '@forecourt/releases/records/read-releases'

/** The deadline for a remote's code. */
const deadlineMs = 2000
/** A failure is cached this long before a retry, so that not every page waits for a failing remote. */
const retryAfterMs = 3000
const published = { ttlMs: Number.POSITIVE_INFINITY, maxEntries: 200 }

const containers = ttlCache((key) => withDeadline(importContainer(key), deadlineMs, `Loading ${key}`), {
  ...published,
  failureTtlMs: retryAfterMs,
})
/** Releases with a changed file, and when it was found. */
const changed = new Map<string, number>()
/** How long the previous release then serves. */
const changedForMs = 60_000

/** Whether a release's server build may run, as known to this process. */
export function isIntact({ name, version }: Pick<Release, 'name' | 'version'>): boolean {
  const seenAt = changed.get(`${name}@${version}`)
  return seenAt === undefined || performance.now() - seenAt > changedForMs
}

const styles = ttlCache((url) => openReleaseFiles().readText(url), published)

/**
 * The server build of a published version. It never changes, so it is imported once. Node caches a module that threw
 * for the life of the process, so such a version keeps failing at once.
 */
export const loadRemote = (name: string, version: string): Promise<RemoteContainer> => containers(`${name}@${version}`)

/** The text of a published stylesheet, by its address. */
export const readStyle = (url: string): Promise<string> => styles(url)

async function importContainer(key: string): Promise<RemoteContainer> {
  const [name = '', version = ''] = key.split('@')
  const release = await readRelease(name, version)
  const folder = await openReleaseFiles()
    .serverFolder(release)
    .catch((error: unknown) => {
      if (error instanceof ChangedFileError) markChanged(key, error)
      throw error
    })
  const container: unknown = await import(pathToFileURL(join(folder, release.server.entry)).href)
  if (isContainer(container)) return container
  throw new Error(`${key}: ${release.server.entry} is not a container; it lacks init or get.`)
}

/** The previous release serves, so no page shows the failure: log it for the alarm. */
function markChanged(key: string, { message }: ChangedFileError): void {
  changed.set(key, performance.now())
  const { STAGE = 'here' } = process.env
  logMetrics({ namespace: `Forecourt/${STAGE}`, values: { [changedFilesMetric]: 1 }, message })
}

const isContainer = (value: unknown): value is RemoteContainer =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value
