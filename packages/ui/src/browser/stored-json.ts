type Kind = 'local' | 'session'
type Schema<T> = { safeParse(value: unknown): { success: true; data: T } | { success: false } }

/** Characters that one entry may take. */
const maxLength = 60_000

const storageOf = (kind: Kind): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage)

/** What is stored under a key; undefined where that is nothing of the schema's, or the browser has storage switched off. */
export function readStored<T>(kind: Kind, key: string, schema: Schema<T>): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(storageOf(kind).getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Storage that is full, switched off or too small keeps nothing: a form works without. */
export function writeStored(kind: Kind, key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    if (text.length <= maxLength) storageOf(kind).setItem(key, text)
  } catch {}
}

export function removeStored(kind: Kind, key: string): void {
  try {
    storageOf(kind).removeItem(key)
  } catch {}
}
