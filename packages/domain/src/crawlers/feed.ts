import type { ContentSummary } from '@forecourt/contracts/content/content-page'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { element, escapeXml, xmlDeclaration } from './xml.ts'

/** Where the blog's feed is. */
export const feedPath = '/blog/feed.xml'

const maxItems = 30

/** RT-16. The blog as RSS 2.0, the newest first. */
export function blogFeed(site: Pick<PublicSite, 'name' | 'url'>, pages: readonly ContentSummary[]): string {
  const posts = pages
    .filter(({ kind }) => kind === 'post')
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    .slice(0, maxItems)
  const address = (path: string) => new URL(path, site.url).href
  const items = posts.map(({ title, description, path, published, author }) =>
    [
      '<item>',
      element('title', title),
      element('link', address(path)),
      `<guid isPermaLink="true">${escapeXml(address(path))}</guid>`,
      element('description', description),
      published ? element('pubDate', rssDate(published)) : '',
      author ? element('dc:creator', author) : '',
      '</item>',
    ].join(''),
  )
  return [
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    element('title', `${site.name}: blog`),
    element('link', address('/blog')),
    `<atom:link href="${escapeXml(address(feedPath))}" rel="self" type="application/rss+xml"/>`,
    element('description', `What is new at ${site.name}.`),
    element('language', 'en-AU'),
    ...items,
    '</channel></rss>',
  ].join('')
}

/** A day as RFC 822 has it, at midnight. */
const rssDate = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000')
