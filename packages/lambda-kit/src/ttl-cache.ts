import { LRUCache } from 'lru-cache'
import { withDeadline } from './deadline.ts'

export type TtlCacheOptions = {
  /** 0 loads on every call, and still shares a load between concurrent callers. Infinity never expires. */
  ttlMs: number
  /** Beyond it the least recently used entry is evicted. */
  maxEntries: number
  /** How long a failed load is remembered, where there is no value to serve; 0 when left out. */
  failureTtlMs?: number
  /** How long callers wait for a load where there is no value to serve; no limit when left out. */
  deadlineMs?: number
  /** Serves an expired value while its refresh fails or is late. Left out, an expired value is never served. */
  stale?: StaleOptions
  now?: () => number
}

export type StaleOptions = {
  /** How long callers wait for a refresh before they get the expired value. The late refresh is still stored when it arrives. */
  deadlineMs: number
  /** How long the expired value is then served without another try. */
  retryMs: number
  /** Called once for each refresh that failed or was late. */
  onFailure?(error: unknown, key: string): void
}

/** `startedAt` is when its load began: a late load never replaces the value of a newer one. */
type Loaded<T> = { value: T; startedAt: number }
type Entry<T> = Loaded<T> | { error: unknown }

/**
 * Caches what `load` returns for a key. Concurrent callers share one load.
 *
 * An expired value is refreshed while its callers wait, not behind their backs: between two requests a Lambda function is frozen, so
 * a refresh in the background would serve values of any age.
 */
export function ttlCache<T>(
  load: (key: string) => Promise<T>,
  { ttlMs, maxEntries, failureTtlMs = 0, deadlineMs, stale, now = () => Date.now() }: TtlCacheOptions,
): (key: string) => Promise<T> {
  const cache = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    // To the library 0 means that nothing expires.
    ttl: Number.isFinite(ttlMs) ? ttlMs : 0,
    ttlResolution: 0,
    perf: { now },
    // Callers of a load that is evicted meanwhile get its value all the same.
    ignoreFetchAbort: true,
    async fetchMethod(key, previous, { options }) {
      const startedAt = now()
      const expired = previous && 'value' in previous ? previous : undefined
      const staleOptions = expired && stale
      const waitMs = staleOptions?.deadlineMs ?? deadlineMs
      const loading = load(key).then((value): Loaded<T> => ({ value, startedAt }))
      try {
        return await (waitMs === undefined ? loading : withDeadline(loading, waitMs, `Loading ${key}`))
      } catch (error) {
        loading.then((late) => storeLate(key, late)).catch(() => {})
        if (!staleOptions && failureTtlMs === 0) throw error
        staleOptions?.onFailure?.(error, key)
        options.ttl = staleOptions?.retryMs ?? failureTtlMs
        return staleOptions ? expired : { error }
      }
    },
  })

  function storeLate(key: string, late: Loaded<T>): void {
    const present = cache.peek(key, { allowStale: true })
    if (!present || 'error' in present || present.startedAt < late.startedAt) cache.set(key, late)
  }

  return async (key) => {
    const entry = await cache.fetch(key, { forceRefresh: ttlMs === 0 })
    if (!entry) throw new Error(`The cache has no entry for ${key}.`)
    if ('error' in entry) throw entry.error
    return entry.value
  }
}
