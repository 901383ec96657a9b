import { recentSearchesKey } from '@forecourt/contracts/browser/stored-keys'
import { recentSearchesSchema } from '@forecourt/contracts/search/recent-searches'
import { readStored, removeStored, writeStored } from '@forecourt/ui/browser/stored-json'

const maxRecent = 5

/** The words that this browser searched for on this site, the latest first. */
export const readRecent = (): string[] =>
  (readStored('local', recentSearchesKey, recentSearchesSchema) ?? []).slice(0, maxRecent)

/** Words that were searched for come first, and once. */
export function addRecent(words: string): void {
  const own = words.trim()
  if (own === '') return
  const others = readRecent().filter((other) => other.toLowerCase() !== own.toLowerCase())
  writeStored('local', recentSearchesKey, [own, ...others].slice(0, maxRecent))
}

export const clearRecent = (): void => removeStored('local', recentSearchesKey)
