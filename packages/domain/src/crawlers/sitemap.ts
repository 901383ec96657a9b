import { element, type Markup, voidElement, xmlDeclaration } from '../text/markup.ts'

/** A page in a sitemap: whole addresses, and the day (`2026-11-21`) of its last change. */
export type SitemapEntry = { url: string; changed?: string | undefined; images?: readonly string[] }

/** The protocol allows 50,000 pages a file; this many, with a picture each, fit into a function's answer. */
export const maxSitemapEntries = 10_000

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageProtocol = 'http://www.google.com/schemas/sitemap-image/1.1'

export const sitemapIndex = (files: readonly string[]): string =>
  document(
    'sitemapindex',
    { xmlns: protocol },
    files.map((url) => element('sitemap', {}, element('loc', {}, url))),
  )

export const sitemap = (entries: readonly SitemapEntry[]): string =>
  document(
    'urlset',
    { xmlns: protocol, 'xmlns:image': imageProtocol },
    entries.slice(0, maxSitemapEntries).map(({ url, changed, images = [] }) =>
      element(
        'url',
        {},
        element('loc', {}, url),
        element('lastmod', {}, changed),
        images.map((image) => element('image:image', {}, element('image:loc', {}, image))),
      ),
    ),
  )

/** Also without entries it is a document. */
const document = (name: string, attributes: Record<string, string>, entries: readonly (Markup | undefined)[]) =>
  `${xmlDeclaration}${(element(name, attributes, entries) ?? voidElement(name, attributes)).markup}`
