type Segment = { text: string; kind: 'fixed' | 'one' | 'rest' }
export type PagePattern = { segments: readonly Segment[]; endsWithSlash: boolean }

/** A remote's pattern with the site's own path in place of `{search}` and the like; null when the site has no such path. */
export function sitePattern(text: string, paths: Readonly<Record<string, string | undefined>>): string | null {
  let isKnown = true
  const whole = text.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
    const path = paths[name]
    isKnown &&= path !== undefined
    return path ?? ''
  })
  return isKnown ? whole : null
}

function readSegment(text: string): Segment {
  if (text.startsWith(':')) return { text: text.slice(1), kind: 'one' }
  return text.startsWith('*') ? { text: text.slice(1), kind: 'rest' } : { text, kind: 'fixed' }
}

/** `/cars/:slug`, `/offers/*rest`. */
export const readPagePattern = (text: string): PagePattern => ({
  segments: text.split('/').filter(Boolean).map(readSegment),
  endsWithSlash: text.endsWith('/'),
})

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The captures of a path's `parts`, and the path as the pattern writes it; null when the path is another's. Fixed segments match in any case. */
export function matchPagePattern({ segments, endsWithSlash }: PagePattern, parts: readonly string[]) {
  const hasRest = segments.at(-1)?.kind === 'rest'
  if (hasRest ? parts.length < segments.length : parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  const path: string[] = []
  for (const [index, { text, kind }] of segments.entries()) {
    const part = kind === 'rest' ? parts.slice(index).join('/') : (parts[index] ?? '')
    if (kind !== 'fixed') params[text] = part
    else if (!same(text, part)) return null
    path.push(kind === 'fixed' ? text : part)
  }
  return { params, path: `/${path.join('/')}${endsWithSlash && path.length > 0 ? '/' : ''}` }
}
