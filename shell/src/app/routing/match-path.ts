import type { Registry } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { decodeSafely, singleSlashes } from './path-text.ts'

type Remote = Registry['remotes'][string]
export type RemotePage = Remote['pages'][number]

/** The page and remote of a path. `path` is the canonical form, to which other spellings redirect. */
export type PathMatch = { remote: Remote; page: RemotePage; params: Record<string, string>; path: string }

/** The settings that decide a site's pages: its own paths, and its capabilities with defaults. */
export type PathSite = Pick<PublicSite, 'paths' | 'capabilities'>

type Segment = { text: string; kind: 'fixed' | 'one' | 'rest' }
type Pattern = { segments: Segment[]; endsWithSlash: boolean }

function readSegment(text: string): Segment {
  if (text.startsWith(':')) return { text: text.slice(1), kind: 'one' }
  return text.startsWith('*') ? { text: text.slice(1), kind: 'rest' } : { text, kind: 'fixed' }
}

/** `/cars/:slug`, `/offers/*rest`, or `{search}` for the tenant's path of that name. Null when the tenant has no such path. */
function readPattern(text: string, paths: Readonly<Record<string, string>>): Pattern | null {
  let isKnown = true
  const whole = text.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => {
    const path = paths[name]
    isKnown &&= path !== undefined
    return path ?? ''
  })
  if (!isKnown) return null
  return { segments: whole.split('/').filter(Boolean).map(readSegment), endsWithSlash: whole.endsWith('/') }
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const weights = { fixed: '2', one: '1', rest: '0' } satisfies Record<Segment['kind'], string>

function matchPattern(pattern: Pattern, parts: readonly string[]) {
  const { segments } = pattern
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
  const end = pattern.endsWithSlash && path.length > 0 ? '/' : ''
  return {
    params,
    path: singleSlashes(`/${path.join('/')}${end}`),
    isFixed: segments.every(({ kind }) => kind === 'fixed'),
    weight: segments.map(({ kind }) => weights[kind]).join(''),
  }
}

type Found = PathMatch & { isFixed: boolean; weight: string }

/** Fixed paths, then patterns by `order`, then by the leftmost fixed segment, then by name. */
const byPrecedence = (a: Found, b: Found): number =>
  Number(b.isFixed) - Number(a.isFixed) ||
  (a.page.order ?? 0) - (b.page.order ?? 0) ||
  b.weight.localeCompare(a.weight) ||
  a.remote.name.localeCompare(b.remote.name)

/** TN-4. Leaves out pages whose capability the site lacks. */
export function isOffered(
  { requires }: { requires?: string | undefined },
  { capabilities }: Pick<PathSite, 'capabilities'>,
): boolean {
  const switches: Readonly<Record<string, boolean | undefined>> = capabilities
  return requires === undefined || switches[requires] === true
}

/**
 * The pages for a path, percent-encoded or not, in the order of trying: if a page finds nothing, the next one is tried.
 * Fixed segments match in any case; a trailing slash is never required.
 */
export function matchPaths(registry: Registry, site: PathSite, path: string): PathMatch[] {
  const parts = path.split('/').filter(Boolean).map(decodeSafely)
  const found = Object.values(registry.remotes).flatMap((remote) =>
    remote.pages.flatMap((page): Found[] => {
      if (!isOffered(page, site)) return []
      const pattern = readPattern(page.path, site.paths)
      const match = pattern && matchPattern(pattern, parts)
      return match ? [{ remote, page, ...match }] : []
    }),
  )
  return found.sort(byPrecedence).map(({ remote, page, params, path }) => ({ remote, page, params, path }))
}

/** Whether a page is declared under this exact path. A pattern that ends with a capture does not count, as it matches any text. */
export const hasNamedPage = (registry: Registry, site: PathSite, path: string): boolean =>
  matchPaths(registry, site, path).some(({ page }) => !/[:*][a-z_]+$/.test(page.path))

/** The name of an unreadable remote that may own a path; null if there is none. */
export function damagedRemoteOf({ damaged = [] }: Registry, site: PathSite, path: string): string | null {
  const parts = path.split('/').filter(Boolean).map(decodeSafely)
  const owner = damaged.find(
    ({ paths }) =>
      // Without its manifest, it may own any path.
      paths === undefined ||
      paths.some((text) => {
        const pattern = readPattern(text, site.paths)
        return pattern !== null && matchPattern(pattern, parts) !== null
      }),
  )
  return owner?.name ?? null
}
