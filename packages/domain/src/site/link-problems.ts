import { matchPagePattern, readPagePattern, sitePattern } from '@forecourt/contracts/releases/page-pattern'
import type { Site } from '@forecourt/contracts/site/site'
import { siteLinks } from '@forecourt/contracts/site/validation/site-links'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import type { Problem } from '@forecourt/contracts/validation/problem'

type LinkedSite = Pick<Site, 'menu' | 'footer' | 'home' | 'popup' | 'promos' | 'offers' | 'paths'>

const matches = (pattern: string, path: string): boolean =>
  matchPagePattern(readPagePattern(pattern), path.split('/').filter(Boolean)) !== null

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ')

/** A pattern without a fixed segment, such as `/:page`, serves the tenant's own content, so it does not prove that an address exists. */
const isOpen = (pattern: string): boolean => pattern.split('/').every((segment) => !segment || /^[:*]/.test(segment))

/** What can be linked on a site: `patterns` as the remotes' manifests declare them, and the paths of its content pages. */
export type LinkTargets = {
  paths: Readonly<Record<string, string | undefined>>
  patterns: readonly string[]
  contentPaths?: readonly string[]
}

const provenPatterns = ({ paths, patterns }: LinkTargets): string[] =>
  patterns
    .flatMap((pattern) => sitePattern(pattern, paths) ?? [])
    .filter((pattern) => pattern === '/' || !isOpen(pattern))

/** The page of a remote that is tried for a path before the site's content. */
export const answeringPattern = (path: string, targets: LinkTargets): string | undefined =>
  provenPatterns(targets).find((pattern) => matches(pattern, path))

/** Says of each link what would lead somewhere; undefined for one that does. Of addresses elsewhere nothing is known. */
export function linkCheck({ paths, patterns, contentPaths = [] }: LinkTargets): (href: string) => string | undefined {
  const proven = provenPatterns({ paths, patterns })
  const fixed = [...new Set([...proven.filter((pattern) => !/[:*]/.test(pattern)), ...contentPaths])].sort()
  return (href) => {
    const target = href.split(/[?#]/)[0] ?? ''
    if (!href.startsWith('/') || contentPaths.includes(target) || proven.some((pattern) => matches(pattern, target)))
      return undefined
    const nearest = nearestName(target, fixed)
    const hint = nearest ? `; the nearest is ${JSON.stringify(nearest)}` : ''
    return `a page of a remote, such as ${quoted(fixed.slice(0, 8))}${hint}`
  }
}

/** Links of a site's own words to paths that no page answers. */
export function linkProblems(
  site: LinkedSite,
  patterns: readonly string[],
  contentPaths: readonly string[] = [],
): Problem[] {
  const check = linkCheck({ paths: site.paths, patterns, contentPaths })
  return siteLinks(site).flatMap(({ path, href }) => {
    const allowed = check(href)
    return allowed === undefined ? [] : [{ path, found: JSON.stringify(href), allowed }]
  })
}
