/** `A`, `A and B`, `A, B and C`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** `SUV` as `SUVs`, `Hatch` as `hatches`, `People Mover` as `people movers`: initialisms stay upper case. */
export function pluralBody(body: string): string {
  const lower = body.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())
  if (/chassis$/i.test(lower)) return lower
  return /(?:s|x|ch|sh)$/i.test(lower) ? `${lower}es` : `${lower}s`
}

/** Shortens long text for a heading or a button. */
export const shortened = (words: string): string => (words.length > 60 ? `${[...words].slice(0, 59).join('')}…` : words)

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
