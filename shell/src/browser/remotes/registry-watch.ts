import type { KnownReleases, Registry } from '@forecourt/contracts/releases/release'
import { withDeadline } from '../../deadline.ts'
import type { BrowserApi } from '../api/api.ts'

/** The registry is cached this long. */
const freshMs = 3_000
/** A navigation waits at most this long for the registry; the next one uses its answer. */
const maxWaitMs = 1_000

export type RegistryWatch = {
  /** Whether the site now serves another version of the remote than this document does. False when the registry is slow or unreachable. */
  hasNewRelease(remote: string): Promise<boolean>
  /** The same from the cached registry. */
  hasKnownNewRelease(remote: string): boolean
  /** Starts fetching the registry ahead of `hasNewRelease`. */
  refresh(): void
  /** Drops the cached registry, for a retry. */
  forget(): void
}

/** Follows promoted releases. A document keeps its versions; another version needs a new document. */
export function createRegistryWatch(own: KnownReleases, api: Pick<BrowserApi, 'fetchRegistry'>): RegistryWatch {
  let last: { at: number; answer: Promise<Registry | null> } | null = null
  let known: KnownReleases = own

  function current(): Promise<Registry | null> {
    if (!last || performance.now() - last.at > freshMs) {
      last = { at: performance.now(), answer: api.fetchRegistry().catch(() => null) }
      last.answer.then((registry) => {
        known = registry ?? known
      })
    }
    return last.answer
  }

  const isOther = (registry: KnownReleases, remote: string) =>
    registry.remotes[remote]?.version !== own.remotes[remote]?.version

  return {
    refresh: () => void current(),
    forget() {
      last = null
    },
    async hasNewRelease(remote) {
      const registry = await withDeadline(current(), maxWaitMs, 'The registry').catch(() => null)
      return registry !== null && isOther(registry, remote)
    },
    hasKnownNewRelease: (remote) => isOther(known, remote),
  }
}
