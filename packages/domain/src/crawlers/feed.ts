import type { ContentSummary } from '@forecourt/contracts/content/content-page'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { element, voidElement, xmlDeclaration } from '../text/markup.ts'

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
    element(
      'item',
      {},
      element('title', {}, title),
      element('link', {}, address(path)),
      element('guid', { isPermaLink: 'true' }, address(path)),
      element('description', {}, description),
      element('pubDate', {}, published && rssDate(published)),
      element('dc:creator', {}, author),
    ),
  )
  const channel = element(
    'channel',
    {},
    element('title', {}, `${site.name}: blog`),
    element('link', {}, address('/blog')),
    voidElement('atom:link', { href: address(feedPath), rel: 'self', type: 'application/rss+xml' }),
    element('description', {}, `What is new at ${site.name}.`),
    element('language', {}, 'en-AU'),
    items,
  )
  return `${xmlDeclaration}${element('rss', namespaces, channel)?.markup}`
}

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** A day as RFC 822 has it, at midnight. */
const rssDate = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+0000')
