import type { Registry } from '@forecourt/contracts/releases/release'
import { withDeadline } from '../../deadline.ts'
import type { BrowserApi } from '../api/api.ts'

/** What the site serves now counts as known this long. */
const freshMs = 3_000
/** A navigation waits no longer than this to learn whether the site has moved on; the next one will know. */
const maxWaitMs = 1_000

export type RegistryWatch = {
  /** Whether the site now serves another version of the remote than this document does. False when the registry is slow or unreachable. */
  hasNewRelease(remote: string): Promise<boolean>
  /** The same as far as it is known without asking. */
  hasKnownNewRelease(remote: string): boolean
  /** Starts asking, so that `hasNewRelease` is answered sooner. */
  refresh(): void
  /** Forgets what it knew: for a retry, which wants the newest. */
  forget(): void
}

/** Follows promoted releases. A document keeps its versions; another version needs a new document. */
export function createRegistryWatch(own: Registry, api: Pick<BrowserApi, 'fetchRegistry'>): RegistryWatch {
  let last: { at: number; answer: Promise<Registry | null> } | null = null
  let known = own

  function current(): Promise<Registry | null> {
    if (!last || performance.now() - last.at > freshMs) {
      last = { at: performance.now(), answer: api.fetchRegistry().catch(() => null) }
      last.answer.then((registry) => {
        known = registry ?? known
      })
    }
    return last.answer
  }

  const isOther = (registry: Registry, remote: string) =>
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
