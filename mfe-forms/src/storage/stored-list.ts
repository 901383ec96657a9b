type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** Entries that a list in the browser's storage holds. */
const maxEntries = 50

/** WL-11. A list in the browser's own storage: every entry is parsed when it is read, and there are never more than 50. */
export function storedList<T extends { id: string }>(key: string, schema: Schema<T>) {
  function read(): T[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      if (!Array.isArray(stored)) return []
      return stored.slice(0, maxEntries).flatMap((entry) => {
        const parsed = schema.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      })
    } catch {
      // Storage that is switched off or was written by something else keeps nothing.
      return []
    }
  }
  function write(entries: readonly T[]): void {
    try {
      if (entries.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(entries.slice(0, maxEntries)))
    } catch {
      // As above: the page works without.
    }
  }
  return {
    read,
    /** The newest first. */
    add: (entry: T) => write([entry, ...read().filter(({ id }) => id !== entry.id)]),
    remove: (id: string) => write(read().filter((entry) => entry.id !== id)),
  }
}
