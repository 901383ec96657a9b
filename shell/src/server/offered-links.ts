import type { DocumentServices } from '@forecourt/contracts/document'
import type { PublicSite, Site } from '@forecourt/contracts/site/site'
import { isLinkOff } from '../app/routing/link-off.ts'

type Links = Pick<PublicSite, 'menu' | 'footer'>

/** Matching every link takes milliseconds, so it is done once for a site's settings and a registry. */
const cache = new WeakMap<Site, { etag: string; links: Links }>()

/** TN-4. The menu and the footer without links to pages whose capability the site lacks. */
export function offeredLinks(site: PublicSite, { site: key, registry }: DocumentServices): Links {
  const cached = cache.get(key)
  if (cached?.etag === registry.etag) return cached.links
  const isOn = ({ href }: { href: string }) => !isLinkOff(registry, site, href)
  const links = {
    menu: site.menu.filter(isOn).map((entry) => (entry.links ? { ...entry, links: entry.links.filter(isOn) } : entry)),
    footer: site.footer.map((group) => ({ ...group, links: group.links.filter(isOn) })),
  }
  cache.set(key, { etag: registry.etag, links })
  return links
}
