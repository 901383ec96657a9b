import type { PublicSite } from '@forecourt/contracts/site/site'
import { telephone } from '@forecourt/domain/locations/telephone'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { setValues } from '@forecourt/domain/search/search-update'
import { searchHref } from '@forecourt/domain/search/search-url'
import { capitalised, pluralBody } from '@forecourt/domain/text/wording'
import { type FrameModule, useSite } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { stockHref } from '../pages/stock-href.ts'
import styles from './footer.module.css'
import { loadMenu, type MenuData } from './load-menu.ts'

const maxLive = 6

type Group = PublicSite['footer'][number]
type Link = Group['links'][number]

/** What the stock has of a group, then the dealer's own links. */
function linksOf({ from, links }: Group, { stock, models }: MenuData, site: PublicSite): Link[] {
  if (from === 'bodies')
    return (stock?.bodies ?? [])
      .slice(0, maxLive)
      .map(({ value }) => ({
        label: capitalised(pluralBody(value)),
        href: searchHref(site.paths.search, setValues(emptySearch, 'body', [value])),
      }))
      .concat(links)
  if (from === 'models') {
    const own = models.map(({ model, path }) => ({ label: model, href: path }))
    const live = (stock?.makes ?? []).flatMap(({ make, models }) =>
      models.slice(0, 2).map(({ model }) => ({ label: `${make} ${model}`, href: stockHref(site, { make, model }) })),
    )
    return (own.length > 0 ? own : live).slice(0, maxLive).concat(links)
  }
  return links
}

/** NV-2. The footer's groups: columns, or on phones disclosures, which need no script. One that has nothing to link is left out. */
function Footer({ data }: { data: MenuData }) {
  const site = useSite()
  return site.footer
    .map((group) => ({ title: group.title, links: linksOf(group, data, site) }))
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <details className={styles.group}>
          <summary className={styles.summary}>{title}</summary>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={label}>
                {href.startsWith('tel:') ? (
                  <Telephone className={styles.link} telephone={telephone(href.slice('tel:'.length), site, label)} />
                ) : (
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      </nav>
    ))
}

export const frame: FrameModule<MenuData> = { load: (_site, api) => loadMenu(api), Frame: Footer }
