import type { ContentPage } from '@forecourt/contracts/content/content-page'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { feedPath } from '@forecourt/domain/crawlers/feed'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import { autoDealer } from '../locations/page/json-ld.ts'
import type { ContentData } from './load.ts'
import { crumbsOf } from './page-crumbs.ts'

/** The text of compiled Markdown: without tags, and with the characters that it writes as references. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every question of the page with its answer. */
function faqPage({ blocks }: ContentPage) {
  const questions = blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []))
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

function blogPosting(page: ContentPage, site: PublicSite, image: string | undefined) {
  if (page.kind !== 'post') return []
  return [
    {
      '@type': 'BlogPosting',
      headline: page.title,
      description: page.description,
      datePublished: page.published,
      author: { '@type': 'Person', name: page.author },
      publisher: { '@type': 'AutoDealer', name: site.name, url: `${site.url}/` },
      mainEntityOfPage: site.url + page.path,
      ...(image && { image: site.url + image }),
    },
  ]
}

/** The dealer of a brand's page, at its primary location. */
function brandDealer({ kind, make }: ContentPage, site: PublicSite) {
  const primary = primaryLocation(site)
  if (kind !== 'brand' || !make || !primary) return []
  return [{ ...autoDealer(primary, site), brand: { '@type': 'Brand', name: make } }]
}

export function head({ page }: ContentData, { site }: PageContext): Head {
  const picture = page.picture ?? page.blocks.find((block) => block.kind === 'hero')?.picture
  const image = picture && `${tenantFilePath(site, picture)}?w=1280`
  const steps = crumbsOf(page).flatMap(({ label, href }) => [[label, href ?? page.path] as const])
  return {
    title: page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`,
    description: page.description,
    canonical: page.path,
    image: sharePicture(page.path),
    ...(page.path === '/blog' && { feed: feedPath }),
    ...((page.noindex || page.preview !== undefined) && { noIndex: true }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbList(site, steps),
        ...faqPage(page),
        ...blogPosting(page, site, image),
        ...brandDealer(page, site),
      ],
    },
  }
}
