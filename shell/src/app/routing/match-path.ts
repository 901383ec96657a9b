import {
  matchPagePattern,
  type PagePattern,
  readPagePattern,
  sitePattern,
} from '@forecourt/contracts/releases/page-pattern'
import type { KnownRelease, KnownReleases } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { decodeSafely, singleSlashes } from './path-text.ts'

export type RemotePage = KnownRelease['pages'][number]

/** The page and remote of a path. `path` is the canonical form, to which other spellings redirect. */
export type PathMatch = { remote: KnownRelease; page: RemotePage; params: Record<string, string>; path: string }

/** The settings that decide a site's pages: its own paths, and its capabilities with defaults. */
export type PathSite = Pick<PublicSite, 'paths' | 'capabilities'>

const weights = { fixed: '2', one: '1', rest: '0' } satisfies Record<PagePattern['segments'][number]['kind'], string>

const readPatterns = new WeakMap<PathSite['paths'], Map<string, PagePattern | null>>()

/** A remote's pattern as a site writes it, read once: every link that is hovered or pressed is compared with all of them. */
function patternOf(text: string, paths: PathSite['paths']): PagePattern | null {
  const known = readPatterns.get(paths) ?? new Map<string, PagePattern | null>()
  readPatterns.set(paths, known)
  const read = known.get(text)
  if (read !== undefined) return read
  const own = sitePattern(text, paths)
  const pattern = own === null ? null : readPagePattern(own)
  known.set(text, pattern)
  return pattern
}

/** `parts` are decoded. Null when the site has no such page, or the path is another's. */
function matchPattern(text: string, paths: PathSite['paths'], parts: readonly string[]) {
  const pattern = patternOf(text, paths)
  const match = pattern && matchPagePattern(pattern, parts)
  if (!match) return null
  const kinds = pattern.segments.map(({ kind }) => kind)
  return {
    params: match.params,
    path: singleSlashes(match.path),
    isFixed: kinds.every((kind) => kind === 'fixed'),
    weight: kinds.map((kind) => weights[kind]).join(''),
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
export function matchPaths(registry: KnownReleases, site: PathSite, path: string): PathMatch[] {
  const parts = path.split('/').filter(Boolean).map(decodeSafely)
  const found = Object.values(registry.remotes).flatMap((remote) =>
    remote.pages.flatMap((page): Found[] => {
      if (!isOffered(page, site)) return []
      const match = matchPattern(page.path, site.paths, parts)
      return match ? [{ remote, page, ...match }] : []
    }),
  )
  return found.sort(byPrecedence).map(({ remote, page, params, path }) => ({ remote, page, params, path }))
}

/** Whether a page is declared under this exact path. A pattern that ends with a capture does not count, as it matches any text. */
export const hasNamedPage = (registry: KnownReleases, site: PathSite, path: string): boolean =>
  matchPaths(registry, site, path).some(({ page }) => !/[:*][a-z_]+$/.test(page.path))

/** The name of an unreadable remote that may own a path; null if there is none. */
export function damagedRemoteOf({ damaged = [] }: KnownReleases, site: PathSite, path: string): string | null {
  const parts = path.split('/').filter(Boolean).map(decodeSafely)
  const owner = damaged.find(
    ({ paths }) =>
      // Without its manifest, it may own any path.
      paths === undefined || paths.some((text) => matchPattern(text, site.paths, parts) !== null),
  )
  return owner?.name ?? null
}
