import type { Registry } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { PageRequest } from '@forecourt/shell-api'
import { encodePath, matchPath, type PathMatch } from '../../app/routing/match-path.ts'

/** An address of this site that a page of a released remote answers. */
export type Target = { href: string; match: PathMatch; request: PageRequest }

/**
 * Null when the browser should go there by itself: another site, an address of no page, or a spelling that the server
 * redirects.
 */
export function targetOf(href: string, site: PublicSite, registry: Registry, base: string): Target | null {
  const url = new URL(href, base)
  if (url.origin !== new URL(base).origin) return null
  const match = matchPath(registry, site.paths, url.pathname)
  if (!match || encodePath(match.path) !== url.pathname) return null
  return { href: url.href, match, request: { path: match.path, params: match.params, query: url.search.slice(1) } }
}

/** The API addresses that the page will ask for, as its manifest declares them. */
export function prefetchAddresses({ match, request }: Target): string[] {
  return match.page.prefetch.map((address) =>
    address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'query' ? request.query : encodeURIComponent(request.params[name] ?? ''),
    ),
  )
}
