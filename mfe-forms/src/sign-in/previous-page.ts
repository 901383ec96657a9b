const pageOf = (url: string): string => url.split('#')[0] ?? ''

/** Whether the history entry before this one is an address of this site: then Back leads to it. */
export function isPreviousPage(href: string): boolean {
  if (!('navigation' in window)) return false
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return previous !== undefined && pageOf(previous.url ?? '') === new URL(href, location.href).href
}
