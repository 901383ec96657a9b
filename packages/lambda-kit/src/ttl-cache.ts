export type TtlCacheOptions = {
  ttlMs: number
  maxEntries: number
  /** How long a failure stands before it is tried again; 0 when left out. */
  failureTtlMs?: number
  now?: () => number
}

/**
 * Remembers what `load` answered for a key, for `ttlMs`; the oldest goes first once there are more than `maxEntries`.
 * Callers who ask at the same time share one load.
 */
export function ttlCache<T>(
  load: (key: string) => Promise<T>,
  { ttlMs, maxEntries, failureTtlMs = 0, now = Date.now }: TtlCacheOptions,
): (key: string) => Promise<T> {
  const entries = new Map<string, { value: Promise<T>; until: number }>()

  return (key) => {
    const known = entries.get(key)
    if (known && known.until > now()) return known.value
    const entry = { value: load(key), until: now() + ttlMs }
    entries.delete(key)
    entries.set(key, entry)
    entry.value.catch(() => {
      entry.until = now() + failureTtlMs
    })
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
    return entry.value
  }
}
