import type { Site } from '@forecourt/contracts/site/site'
import { siteLinks } from '@forecourt/contracts/site/validation/site-links'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'
import type { Problem } from '@forecourt/contracts/validation/problem'

type LinkedSite = Pick<Site, 'menu' | 'footer' | 'home' | 'popup' | 'promos' | 'offers' | 'paths'>

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The site's own address of a page pattern, with captures left in; undefined where it names a path that the site does not have. */
function siteOwn(pattern: string, paths: Readonly<Record<string, string | undefined>>): string | undefined {
  const names = [...pattern.matchAll(/\{([a-z_]+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => paths[name] === undefined)) return undefined
  return pattern.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => paths[name] ?? '')
}

/** Whether a pattern of `:name` segments and a last `*rest` matches a path, with or without a slash at its end. */
function matches(pattern: string, path: string): boolean {
  const segments = pattern.split('/').filter(Boolean)
  const shape = segments.map((segment) => {
    if (segment.startsWith('*')) return '/.+'
    return segment.startsWith(':') ? '/[^/]+' : `/${escaped(segment)}`
  })
  return new RegExp(`^${shape.join('')}/?$`, 'i').test(path)
}

const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ')

/** A pattern without a fixed segment, such as `/:page`, answers for what the tenant's own content has and proves no address. */
const isOpen = (pattern: string): boolean => pattern.split('/').every((segment) => !segment || /^[:*]/.test(segment))

/** What can be linked on a site: `patterns` as the remotes' manifests declare them, and the paths of its content pages. */
export type LinkTargets = {
  paths: Readonly<Record<string, string | undefined>>
  patterns: readonly string[]
  contentPaths?: readonly string[]
}

const provenPatterns = ({ paths, patterns }: LinkTargets): string[] =>
  patterns.flatMap((pattern) => siteOwn(pattern, paths) ?? []).filter((pattern) => pattern === '/' || !isOpen(pattern))

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
