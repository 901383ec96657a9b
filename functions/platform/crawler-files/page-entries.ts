import { listContentPages } from '@forecourt/content/store/site-content'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import type { SitemapEntry } from '@forecourt/domain/crawlers/sitemap'
import { offerPath, shownOffers } from '@forecourt/domain/offers/shown-offers'
import { gateOf } from '@forecourt/domain/shoppers/gates'
import { capabilitiesOf } from '@forecourt/domain/site/capabilities'
import { loadRegistry } from '@forecourt/releases/records/read-releases'

/** RT-8. The finance page is declared at this path; the site's own link to it is canonical. */
const financePath = '/finance'

/** Every page of the site but those of vehicles, with its picture. */
export async function pageEntries(site: Site, now: Date): Promise<SitemapEntry[]> {
  const entry = (path: string, picture?: string): SitemapEntry => ({
    url: new URL(path, site.url).href,
    ...(picture && { images: [new URL(`${tenantFilePath(site, picture)}?w=1280`, site.url).href] }),
  })
  const [released, content] = await Promise.all([releasedPaths(site), listContentPages(site, now)])
  return [
    ...released.map((path) => (path === '/' ? entry(path, site.home?.hero.picture) : entry(path))),
    ...shownLocations(site).map(({ slug, image }) => entry(`/locations/${slug}`, image)),
    ...shownOffers(site, now).map((offer) => entry(offerPath(offer), offer.image_url)),
    ...content
      .filter(({ noindex, skipPage }) => !noindex && !skipPage)
      .map(({ path, published, picture }) => ({ ...entry(path, picture), changed: published })),
  ]
}

/**
 * Pages of a fixed path that a serving release declares for sitemaps, where the site can do what they require. One for
 * signed-in shoppers alone is noindex.
 */
async function releasedPaths(site: Site): Promise<string[]> {
  const { remotes } = await loadRegistry(site)
  const can: ReadonlySet<string> = new Set(capabilitiesOf(site))
  const pages = Object.values(remotes).flatMap(({ pages }) => pages)
  const listed = pages.filter(({ sitemap, requires }) => sitemap && (requires === undefined || can.has(requires)))
  return listed
    .flatMap(({ path }) => ownPath(path, site.paths) ?? [])
    .map((path) => (path === financePath ? site.quote.link : path))
    .filter((path) => (path !== '/' || site.home) && !gateOf(site, path))
}

/** `{search}` and the like are the site's own paths. */
function ownPath(pattern: string, paths: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = /^\{(\w+)\}$/.exec(pattern)?.[1]
  return name === undefined ? pattern : paths[name]
}
