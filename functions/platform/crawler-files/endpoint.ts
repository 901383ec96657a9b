import { listContentPages } from '@forecourt/content/store/site-content'
import { sharedStock } from '@forecourt/contracts/platform/shared-cache'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { blogFeed, feedPath } from '@forecourt/domain/crawlers/feed'
import { llmsText } from '@forecourt/domain/crawlers/llms'
import { robotsText } from '@forecourt/domain/crawlers/robots'
import { sitemap, sitemapIndex } from '@forecourt/domain/crawlers/sitemap'
import { shownOffers } from '@forecourt/domain/offers/shown-offers'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { pageEntries } from './page-entries.ts'
import { metaCatalogue, stockEntries, stockSitemapNames } from './stock-files.ts'

const types = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  feed: 'application/rss+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const

type File = {
  type: keyof typeof types
  /** Seconds for which the edge keeps it, and shows it for a day more while it asks again; what says whether a car can be had has none. */
  keptSeconds?: number
  make(site: Site, now: Date): Promise<string> | string
}

const fixedFiles: Readonly<Record<string, File>> = {
  '/robots.txt': { type: 'text', keptSeconds: 3600, make: ({ url }) => robotsText(url) },
  '/llms.txt': { type: 'text', keptSeconds: 600, make: describeSite },
  '/sitemap.xml': { type: 'xml', keptSeconds: 3600, make: siteIndex },
  '/sitemaps/pages.xml': {
    type: 'xml',
    keptSeconds: 600,
    make: async (site, now) => sitemap(await pageEntries(site, now)),
  },
  [feedPath]: {
    type: 'feed',
    keptSeconds: 600,
    make: async (site, now) => blogFeed(site, await listContentPages(site, now)),
  },
}

/** The files of each dealership whose stock the site shows: `stock-<dealership>.xml`, then `stock-<dealership>.2.xml` where one is full. */
function stockFile(path: string, { dealerships }: Site): File | undefined {
  const [, kind, dealership = '', second, type] =
    /^\/(sitemaps\/stock|catalogues\/meta)-([a-z0-9-]+)(?:\.([2-9]|[1-9]\d))?\.(xml|csv)$/.exec(path) ?? []
  if (!dealerships.includes(dealership)) return undefined
  const number = Number(second ?? 1)
  if (kind === 'sitemaps/stock' && type === 'xml')
    return {
      type,
      keptSeconds: 1800,
      make: async (site, now) => sitemap(await stockEntries(site, { dealership, number, now })),
    }
  if (kind === 'catalogues/meta' && type === 'csv')
    return { type, make: (site, now) => metaCatalogue(site, { dealership, number, now }) }
  return undefined
}

/** @throws AppError `not_found` for a file that the site does not have. */
export async function crawlerFile(path: string, site: Site, now = new Date()): Promise<HttpResult> {
  const file = Object.hasOwn(fixedFiles, path) ? fixedFiles[path] : stockFile(path, site)
  if (!file) throw new AppError('not_found', 'There is no such file.')
  return {
    statusCode: 200,
    headers: {
      'content-type': types[file.type],
      'cache-control': file.keptSeconds
        ? `public, max-age=0, s-maxage=${file.keptSeconds}, stale-while-revalidate=86400`
        : sharedStock,
    },
    body: await file.make(site, now),
  }
}

async function siteIndex(site: Site, now: Date): Promise<string> {
  const stock = await Promise.all(site.dealerships.map((slug) => stockSitemapNames(site, slug, now)))
  return sitemapIndex(['pages', ...stock.flat()].map((name) => new URL(`/sitemaps/${name}.xml`, site.url).href))
}

async function describeSite(site: Site, now: Date): Promise<string> {
  const pages = await listContentPages(site, now)
  return llmsText({
    site,
    locations: shownLocations(site),
    offers: shownOffers(site, now),
    pages: pages.filter(({ noindex, skipPage }) => !noindex && !skipPage),
  })
}
