import type { KnownReleases } from '@forecourt/contracts/releases/release'
import { withDeadline } from '../../deadline.ts'
import type { BrowserApi } from '../api/api.ts'
import type { ServingVersions } from '../api/client.ts'

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
export function createRegistryWatch(own: KnownReleases, api: Pick<BrowserApi, 'fetchVersions'>): RegistryWatch {
  let last: { at: number; answer: Promise<ServingVersions | null> } | null = null
  let known: ServingVersions | null = null

  function current(): Promise<ServingVersions | null> {
    if (!last || performance.now() - last.at > freshMs) {
      last = { at: performance.now(), answer: api.fetchVersions().catch(() => null) }
      last.answer.then((serving) => {
        known = serving ?? known
      })
    }
    return last.answer
  }

  const isOther = (serving: ServingVersions | null, remote: string) =>
    serving !== null && serving[remote] !== own.remotes[remote]?.version

  return {
    refresh: () => void current(),
    forget() {
      last = null
    },
    async hasNewRelease(remote) {
      const serving = await withDeadline(current(), maxWaitMs, 'The registry').catch(() => null)
      return isOther(serving, remote)
    },
    hasKnownNewRelease: (remote) => isOther(known, remote),
  }
}
