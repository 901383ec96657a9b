import type { Site } from '@forecourt/contracts/site/site'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import { escapeMarkup } from '@forecourt/domain/text/markup'
import type { Head } from '@forecourt/shell-api'
import { fallbackHead } from '../app/errors/fallback-head.ts'
import { encodePath } from '../app/routing/path-text.ts'
import { absoluteUrl, canonicalUrl } from '../app/routing/site-urls.ts'
import { escapeJson } from './escape-json.ts'
import type { Resolved } from './resolve-view.ts'
import { iconFile } from './site-files/drawings.ts'

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`

/** What a page without a picture of its own is shared with: that of the site. An error has none. */
const sitePicture = ({ url }: Site, status: number) => (status === 200 ? absoluteUrl(sharePicture('/'), url) : null)

/** Title, description, canonical address on the tenant's own domain, Open Graph and JSON-LD. */
export function headTags(site: Site, shown: Extract<Resolved, { kind: 'view' }>): string {
  const head: Head = shown.head ?? fallbackHead(shown.view, site.name, encodePath(shown.request.path))
  const canonical = canonicalUrl(head.canonical, site.url)
  const image = (head.image && absoluteUrl(head.image, site.url)) || sitePicture(site, shown.status)
  const tags = [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    `<link rel="icon" href="${iconFile(site).url}">`,
  ]
  if (shown.status === 200) tags.push(`<link rel="canonical" href="${escapeMarkup(canonical)}">`)
  if (image) tags.push(meta('property', 'og:image', image), meta('name', 'twitter:card', 'summary_large_image'))
  if (head.feed)
    tags.push(
      `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(head.title)}" href="${escapeMarkup(head.feed)}">`,
    )
  if (head.noIndex || shown.status !== 200) tags.push(meta('name', 'robots', 'noindex'))
  if (head.jsonLd) tags.push(`<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>`)
  return tags.join('')
}
