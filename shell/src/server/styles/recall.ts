type Recalled<T> = { max: number; make: () => T }

/** What a map has under a key, made at its first use. Beyond `max` entries the least recently used is evicted. */
export function recall<T>(known: Map<string, T>, key: string, { max, make }: Recalled<T>): T {
  const value = known.get(key) ?? make()
  known.delete(key)
  const [oldest] = known.keys()
  if (known.size >= max && oldest !== undefined) known.delete(oldest)
  known.set(key, value)
  return value
}
