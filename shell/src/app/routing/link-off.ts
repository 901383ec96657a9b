import type { KnownReleases } from '@forecourt/contracts/releases/release'
import { capabilityNames } from '@forecourt/contracts/site/capabilities'
import { matchPaths, type PathSite } from './match-path.ts'

const all = Object.fromEntries(capabilityNames.map((name) => [name, true]))

/** TN-4. Whether the site lacks the capability of a path's page: then there is no link to it. */
export function isLinkOff(registry: KnownReleases, site: PathSite, href: string): boolean {
  if (!href.startsWith('/')) return false
  const [path = ''] = href.split(/[?#]/)
  const first = (capabilities: PathSite['capabilities']) => matchPaths(registry, { ...site, capabilities }, path)[0]
  const wanted = first(all)
  return wanted !== undefined && first(site.capabilities)?.page.path !== wanted.page.path
}
