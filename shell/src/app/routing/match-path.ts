import type { Registry } from '@forecourt/contracts/releases/release'

type Remote = Registry['remotes'][string]
export type RemotePage = Remote['pages'][number]

/** Which page of which remote answers a path. `path` is its one right form: another spelling of it is redirected there. */
export type PathMatch = { remote: Remote; page: RemotePage; params: Record<string, string>; path: string }

type Segment = { text: string; isParam: boolean }
type Pattern = { segments: Segment[]; endsWithSlash: boolean }

/** `/cars/:slug`, or `{search}` for the tenant's path of that name. Null when the tenant has no such path. */
function readPattern(text: string, paths: Readonly<Record<string, string>>): Pattern | null {
  let isKnown = true
  const whole = text.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
    const path = paths[name]
    isKnown &&= path !== undefined
    return path ?? ''
  })
  if (!isKnown) return null
  const segments = whole
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? { text: part.slice(1), isParam: true } : { text: part, isParam: false }))
  return { segments, endsWithSlash: whole.endsWith('/') }
}

/** Percent-encoded text as it reads; what cannot be decoded stays as it is. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One slash where several stand: an address that begins with two names another host. */
export const singleSlashes = (path: string): string => path.replaceAll(/\/{2,}/g, '/')

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function matchPattern(pattern: Pattern, parts: readonly string[]) {
  if (pattern.segments.length !== parts.length) return null
  const params: Record<string, string> = {}
  const path: string[] = []
  for (const [index, { text, isParam }] of pattern.segments.entries()) {
    const part = parts[index] ?? ''
    if (isParam) params[text] = part
    else if (!same(text, part)) return null
    path.push(isParam ? part : text)
  }
  const end = pattern.endsWithSlash && path.length > 0 ? '/' : ''
  return {
    params,
    path: singleSlashes(`/${path.join('/')}${end}`),
    weight: pattern.segments.map((s) => (s.isParam ? '0' : '1')).join(''),
  }
}

/**
 * Finds the page for a path, percent-encoded or not. Fixed segments match whatever their case and win over captures,
 * leftmost first; a trailing slash is never required. The order of the remotes decides nothing.
 */
export function matchPath(registry: Registry, paths: Readonly<Record<string, string>>, path: string): PathMatch | null {
  const parts = path.split('/').filter(Boolean).map(decodeSafely)
  let best: (PathMatch & { weight: string }) | null = null
  for (const name of Object.keys(registry.remotes).sort()) {
    const remote = registry.remotes[name]
    for (const page of remote?.pages ?? []) {
      const pattern = readPattern(page.path, paths)
      const found = pattern && matchPattern(pattern, parts)
      if (remote && found && (!best || found.weight > best.weight)) best = { remote, page, ...found }
    }
  }
  return best
}

/** A decoded path as it stands in an address. */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('%3A', ':').replaceAll('%40', '@'))
    .join('/')
