/**
 * The text of a regular expression for the path of an endpoint, without a query: `{name}` is one segment, and a last `{name+}` all the
 * rest. `capture` may make a group of what a capture matches.
 */
export const pathPattern = (path: string, capture = (matched: string, _name: string): string => matched): string =>
  path
    .replaceAll(/[.*?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{(\w+)(\+)?\}/g, (_, name: string, isRest) => capture(isRest ? '.+' : '[^/?]+', name))

/** Its captures in a path, percent-encoded as they are there; null when the path is another's. */
export function matchPathPattern(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const named = pathPattern(pattern, (matched, name) => `(?<${name}>${matched})`)
  const found = new RegExp(`^${named}$`).exec(path)
  return found && { ...found.groups }
}
