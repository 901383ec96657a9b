import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { metaHeader, metaLine } from '@forecourt/domain/crawlers/meta-vehicles'
import { maxSitemapEntries, type SitemapEntry } from '@forecourt/domain/crawlers/sitemap'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import { offeredVehicles } from '@forecourt/stock/site-queries/offered-vehicles'

/** A function's answer has 6 MB at most. */
const maxCatalogueBytes = 5_500_000

/** A dealership has some hundred vehicles; one with more than a file holds needs a second file. */
const logCut = (site: Site, dealership: string, file: string): void =>
  logWarningOnce(`The ${file} of ${dealership} on ${site.slug} is full, so vehicles are missing`, undefined)

/** Pages of a dealership's vehicles, each with its first photo. */
export async function stockEntries(site: Site, dealership: string, now: Date): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for await (const { slug, updated_at, images } of offeredVehicles(site, dealership, now)) {
    const photo = images.find(({ video }) => !video)?.image.url
    const image = photo !== undefined && URL.canParse(photo, site.url) && new URL(photo, site.url).href
    entries.push({
      url: new URL(`/cars/${slug}`, site.url).href,
      changed: updated_at.slice(0, 10),
      ...(image && { images: [image] }),
    })
    if (entries.length === maxSitemapEntries) {
      logCut(site, dealership, 'sitemap')
      break
    }
  }
  return entries
}

/** The vehicle catalogue of a dealership as Meta reads it. */
export async function metaCatalogue(site: Site, dealership: string, now: Date): Promise<string> {
  const shown = { ...site, locations: shownLocations(site) }
  const lines = [metaHeader]
  let bytes = 0
  for await (const vehicle of offeredVehicles(site, dealership, now)) {
    const line = metaLine(vehicle, shown) ?? ''
    bytes += Buffer.byteLength(line)
    if (bytes > maxCatalogueBytes) {
      logCut(site, dealership, 'catalogue')
      break
    }
    lines.push(line)
  }
  return lines.join('')
}
