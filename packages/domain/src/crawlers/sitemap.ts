import { element, xmlDeclaration } from './xml.ts'

/** A page in a sitemap: whole addresses, and the day (`2026-11-21`) of its last change. */
export type SitemapEntry = { url: string; changed?: string | undefined; images?: readonly string[] }

/** The protocol allows 50,000 pages a file; this many, with a picture each, fit into a function's answer. */
export const maxSitemapEntries = 10_000

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageProtocol = 'http://www.google.com/schemas/sitemap-image/1.1'

export const sitemapIndex = (files: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex xmlns="${protocol}">${files.map((url) => `<sitemap>${element('loc', url)}</sitemap>`).join('')}</sitemapindex>`

export const sitemap = (entries: readonly SitemapEntry[]): string =>
  `${xmlDeclaration}<urlset xmlns="${protocol}" xmlns:image="${imageProtocol}">${entries.slice(0, maxSitemapEntries).map(entryOf).join('')}</urlset>`

function entryOf({ url, changed, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`)
  return `<url>${element('loc', url)}${changed ? element('lastmod', changed) : ''}${pictures.join('')}</url>`
}
