import type { ContentSummary } from '@forecourt/contracts/content/content-page'
import type { Location, Offer, PublicSite } from '@forecourt/contracts/site/site'
import { addressText } from '../locations/primary-location.ts'
import { offerPath } from '../offers/shown-offers.ts'

type Shown = {
  site: Pick<PublicSite, 'name' | 'url' | 'phone' | 'copy' | 'paths'>
  locations: readonly Location[]
  offers: readonly Offer[]
  pages: readonly ContentSummary[]
}

type Item = readonly [label: string, path: string, text: string]

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const bracketed = (text: string): string => oneLine(text).replaceAll(/[[\]]/g, '')

/** `llms.txt` (llmstxt.org): who the dealer is and where its pages are, in Markdown. */
export function llmsText({ site, locations, offers, pages }: Shown): string {
  const items = (list: readonly Item[]) =>
    list.map(([label, path, text]) => `- [${bracketed(label)}](${new URL(path, site.url).href}): ${oneLine(text)}`)
  const section = (title: string, list: readonly Item[]) =>
    list.length > 0 ? ['', `## ${title}`, '', ...items(list)] : []
  return [
    `# ${oneLine(site.name)}`,
    '',
    `> ${oneLine(site.copy.search_description)}`,
    '',
    `Telephone: ${site.phone}`,
    ...section('Stock', [
      [site.copy.search_heading, site.paths.search, 'every vehicle in stock, with photos and prices'],
      ['Stock as JSON', '/api/search', 'the same search for programs; the parameters are those of the page'],
      ['API description', '/api/openapi.json', 'OpenAPI 3.1'],
    ]),
    ...section(
      'Locations',
      locations.map(({ name, slug, address, contact_detail: { phone } }) => [
        name,
        `/locations/${slug}`,
        `${addressText({ address })}. ${phone}`,
      ]),
    ),
    ...section(
      'Offers',
      offers.map((offer) => [offer.name, offerPath(offer), offer.ends ? `until ${offer.ends}` : 'no end date']),
    ),
    ...section(
      'Pages',
      pages.map(({ title, path, description }) => [title, path, description]),
    ),
    ...section('Optional', [['Sitemap', '/sitemap.xml', 'every page']]),
    '',
  ].join('\n')
}
