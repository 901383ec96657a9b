import type { KnownReleases } from '@forecourt/contracts/releases/release'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { PageRequest } from '@forecourt/shell-api'
import { matchPaths, type PathMatch } from '../../app/routing/match-path.ts'
import { encodePath } from '../../app/routing/path-text.ts'

/** An address of this site with the matching page of a released remote; `next` is tried if that page finds nothing. */
export type Target = { href: string; match: PathMatch; request: PageRequest; next: Target | null }

/** Files that a site answers beside its pages, such as the feed of a blog. */
const file = /\.(?:csv|txt|xml)$/

/**
 * Null when the browser should load it: another site, an address without a page, or a spelling that the server
 * redirects.
 */
export function targetOf(href: string, site: PublicSite, registry: KnownReleases, base: string): Target | null {
  const url = new URL(href, base)
  if (url.origin !== new URL(base).origin || file.test(url.pathname)) return null
  const matches = matchPaths(registry, site, url.pathname)
  // Only the first pattern decides the canonical spelling.
  const other = matches.findIndex(({ path }) => encodePath(path) !== url.pathname)
  return matches.slice(0, other === -1 ? matches.length : other).reduceRight<Target | null>((next, match) => {
    const request = { path: match.path, params: match.params, query: url.search.slice(1) }
    return { href: url.href, match, request, next }
  }, null)
}

/** Whether a page has a policy of its own, so that it is neither shown in another's document nor another in its. */
export const hasOwnPolicy = (page: Target | null): boolean =>
  page !== null && (page.match.page.providers !== undefined || hasOwnPolicy(page.next))

/** The API addresses that the page will request, from its manifest. */
export function prefetchAddresses({ match, request }: Target): string[] {
  return match.page.prefetch.map((address) =>
    address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'query' ? request.query : encodeURIComponent(request.params[name] ?? ''),
    ),
  )
}

/** One address for each page that links lead to, the page with most links first. */
export function byLinks(links: readonly Target[]): Target[] {
  const pages = new Map<unknown, Target[]>()
  for (const to of links) pages.set(to.match.page, [...(pages.get(to.match.page) ?? []), to])
  return [...pages.values()].toSorted((one, other) => other.length - one.length).flatMap(([to]) => to ?? [])
}
