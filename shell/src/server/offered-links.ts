import type { DocumentServices } from '@forecourt/contracts/document'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { isLinkOff } from '../app/routing/link-off.ts'

type Links = Pick<PublicSite, 'menu' | 'footer'>

/** TN-4. The menu and the footer without links to pages whose capability the site lacks. */
export function offeredLinks(site: PublicSite, { registry }: DocumentServices): Links {
  const isOn = ({ href }: { href: string }) => !isLinkOff(registry, site, href)
  return {
    menu: site.menu.filter(isOn).map((entry) => (entry.links ? { ...entry, links: entry.links.filter(isOn) } : entry)),
    footer: site.footer.map((group) => ({ ...group, links: group.links.filter(isOn) })),
  }
}
