import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { metaHeader, metaLine } from '@forecourt/domain/crawlers/meta-vehicles'
import { maxSitemapEntries, type SitemapEntry } from '@forecourt/domain/crawlers/sitemap'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import { offeredVehicles } from '@forecourt/stock/site-queries/offered-vehicles'
import { filePart } from './file-part.ts'

/** A function's answer has 6 MB at most. */
const maxCatalogueBytes = 5_500_000

/** Files are numbered from 1, and `now` is the same for all of an answer. */
type StockFile = { dealership: string; number: number; now: Date }

/** A file after the first that would be empty is none. */
function requirePart<T>(part: readonly T[], number: number): readonly T[] {
  if (number > 1 && part.length === 0) throw new AppError('not_found', 'There is no such file.')
  return part
}

/** Addresses of a dealership's sitemaps: the second and later ones only where the stock fills those before. */
export async function stockSitemapNames(site: Site, dealership: string, now: Date): Promise<string[]> {
  let count = 0
  for await (const _ of offeredVehicles(site, dealership, now)) count++
  const files = Math.max(1, Math.ceil(count / maxSitemapEntries))
  return Array.from({ length: files }, (_, index) => `stock-${dealership}${index > 0 ? `.${index + 1}` : ''}`)
}

/**
 * Pages of a dealership's vehicles, each with its first photo.
 * @throws AppError `not_found` for a file after the last.
 */
export async function stockEntries(site: Site, { dealership, number, now }: StockFile): Promise<SitemapEntry[]> {
  const items = offeredVehicles(site, dealership, now)
  const { part } = await filePart(number, { items, sizeOf: () => 1, max: maxSitemapEntries })
  return requirePart(part, number).map((vehicle) => stockEntry(site, vehicle))
}

function stockEntry(site: Site, { slug, updated_at, images }: Vehicle): SitemapEntry {
  const photo = firstPhoto({ images })?.url
  const image = photo !== undefined && URL.canParse(photo, site.url) && new URL(photo, site.url).href
  return {
    url: new URL(`/cars/${slug}`, site.url).href,
    changed: updated_at.slice(0, 10),
    ...(image && { images: [image] }),
  }
}

/**
 * The vehicle catalogue of a dealership as Meta reads it. Nothing lists its files, so the log says when another follows.
 * @throws AppError `not_found` for a file after the last.
 */
export async function metaCatalogue(site: Site, { dealership, number, now }: StockFile): Promise<string> {
  const items = metaLines(site, dealership, now)
  const { part, hasNext } = await filePart(number, { items, sizeOf: Buffer.byteLength, max: maxCatalogueBytes })
  if (hasNext)
    logWarningOnce(
      `The catalogue of ${dealership} on ${site.slug} continues in meta-${dealership}.${number + 1}.csv`,
      undefined,
    )
  return [metaHeader, ...requirePart(part, number)].join('')
}

async function* metaLines(site: Site, dealership: string, now: Date): AsyncGenerator<string> {
  for await (const vehicle of offeredVehicles(site, dealership, now)) {
    const line = metaLine(vehicle, site)
    if (line) yield line
  }
}
