import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { simpleBody } from '../../stock/simple-attributes.ts'
import type { SearchState } from '../search-filters.ts'
import { splitWords } from '../search-text.ts'

type Lists = SearchState['lists']
type Facets = SearchResult['facets']

/** RT-3. Conditions in a path; the last one is all of them. */
const conditions: Readonly<Record<string, Lists>> = {
  'used-cars': { car_type: ['used'] },
  'demo-cars': { car_type: ['demo'] },
  'new-cars': { car_type: ['new'] },
  'new-and-demo-cars': { car_type: ['demo', 'new'] },
  'new-used-and-demo-cars': {},
}

/** SR-21. Words that sites use as body types although the stock holds them elsewhere. */
const bodyWords: Readonly<Record<string, Lists>> = {
  ev: { fuel: ['Electric'] },
  '4x4': { drive: ['4x4'] },
  prestige: { tag: ['Prestige'] },
}

const slugOf = (text: string): string => splitWords(text).join('-')

const valueNamed = (facet: readonly { value: string }[] | undefined, slug: string): string | undefined =>
  facet?.find(({ value }) => slugOf(value) === slug)?.value

/**
 * RT-3. The filters that the first segment of `/search/…` means: a condition, a dealership of the site, a body type (SR-21) or a
 * make, in this order; null for none of them. `facets` are those of the whole stock.
 */
export function facetedSegment(
  segment: string,
  { locations }: Pick<PublicSite, 'locations'>,
  facets: Facets,
): Lists | null {
  const slug = slugOf(segment)
  const condition = own(conditions, slug)
  if (condition) return condition
  const dealership = dealershipLists(slug, locations, facets)
  if (dealership) return dealership
  const body = own(bodyWords, slug) ?? bodyLists(segment)
  if (body) return body
  const make = valueNamed(facets.make, slug)
  return make === undefined ? null : { make: [make] }
}

/** RT-3. The model that the segment behind a make means; `facets` are those of the make's stock. */
export function modelSegment(segment: string, facets: Facets): string | null {
  return valueNamed(facets.model, slugOf(segment)) ?? null
}

/** A site of one dealership has no such filter: its own is all of its stock. */
function dealershipLists(slug: string, locations: PublicSite['locations'], facets: Facets): Lists | undefined {
  const names = locations.filter(({ dealership_slug }) => dealership_slug === slug).map(({ name }) => slugOf(name))
  const value = [slug, ...names]
    .map((name) => valueNamed(facets.dealership_name, name))
    .find((found) => found !== undefined)
  if (value !== undefined) return { dealership_name: [value] }
  return names.length > 0 && (facets.dealership_name ?? []).length <= 1 ? {} : undefined
}

function bodyLists(segment: string): Lists | undefined {
  const body = simpleBody(segment.replaceAll('-', ' '), 'car')
  return body === undefined ? undefined : { body: [body] }
}

const own = (table: Readonly<Record<string, Lists>>, key: string): Lists | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
