import type { SearchResult } from '@forecourt/contracts/search/search-result'
import {
  type Filter,
  type FlagFilter,
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  type RangeFilter,
  rangeNames,
} from '@forecourt/domain/search/search-filters'
import { setFlag } from '@forecourt/domain/search/search-update'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { Checkbox } from '@forecourt/ui/forms/choices/checkbox'
import { Facet } from '../facets/facet.tsx'
import { LazyFacet } from '../facets/lazy-facet.tsx'
import { NearFilter } from '../near/near-filter.tsx'
import type { Search } from '../use-search.ts'
import { RangeFilterSection } from './range-filter.tsx'

/** The open sections. */
const maxOpenSections = 6

const panelPosition = (filter: Filter): number => filterRow(filter).panel ?? 0

/** In the order of what narrows most. */
const sections = [...listNames, ...rangeNames]
  .filter((filter) => panelPosition(filter) > 0)
  .sort((a, b) => panelPosition(a) - panelPosition(b))

const laterOf = (filter: Filter): number => filterRow(filter).later ?? 0
const later = listNames.filter((filter) => laterOf(filter) > 0).sort((a, b) => laterOf(a) - laterOf(b))

const allRanges: readonly Filter[] = rangeNames
const isRange = (filter: ListFilter | RangeFilter): filter is RangeFilter => allRanges.includes(filter)

/** All filters that have something to choose. A model is only one of a make, so its filter comes with the make. */
export function FilterPanel({ result, search }: { result: SearchResult; search: Search }) {
  const { lists, ranges } = search.state
  // Without results, all that the site lists.
  const items =
    lists.item_type ??
    (result.facets.item_type ?? []).flatMap(({ value, count }) => (count > 0 || result.count === 0 ? value : []))

  /** TN-8: a caravan has no drive, and a car no berths. What an address has chosen can be removed all the same. */
  const applies = (filter: Filter) =>
    items.length === 0 ||
    filter in { ...lists, ...ranges } ||
    (filterRow(filter).of_items?.some((type) => items.includes(type)) ?? true)

  function hasChoice(filter: ListFilter): boolean {
    if (lists[filter]) return true
    if (result.redundant?.includes(filter)) return false
    const { of: parent } = filterRow(filter)
    const buckets = result.facets[filter] ?? []
    // A search without results keeps its filters (SR-6).
    const hasValues = buckets.length > 1 && (result.count === 0 || buckets.some(({ count }) => count > 0))
    return (!parent || lists[parent] !== undefined) && hasValues
  }

  const counted = sections.filter(applies).map((filter) => {
    const isOpen = panelPosition(filter) <= maxOpenSections && result.count > 0
    if (isRange(filter)) {
      const histogram = result.histograms[filter]
      return <RangeFilterSection key={filter} {...{ filter, histogram, search }} isInitiallyOpen={isOpen} />
    }
    if (!hasChoice(filter)) return null
    return (
      <Facet
        key={filter}
        filter={filter}
        buckets={result.facets[filter] ?? []}
        search={search}
        isInitiallyOpen={isOpen || lists[filter] !== undefined}
      />
    )
  })
  const more = later.filter(applies).map((filter) => <LazyFacet key={filter} filter={filter} search={search} />)
  return [...counted, <NearFilter key="near" search={search} />, <Deals key="deals" search={search} />, ...more]
}

const dealNames = flagNames.filter((filter) => panelPosition(filter) > 0)

/** What is cheaper than it was or than others are; of a week's price neither is known. */
function Deals({ search: { state, change } }: { search: Search }) {
  const { autograb, pricing } = useSite()
  const isKnown = (filter: FlagFilter) => pricing !== 'subscription' && (autograb || filter !== 'below_market')
  const shown = dealNames.filter((filter) => state.flags[filter] || isKnown(filter))
  if (shown.length === 0) return null
  return (
    <Disclosure title="Deals" isInitiallyOpen={dealNames.some((filter) => state.flags[filter])}>
      <fieldset aria-label="Deals">
        {shown.map((filter) => (
          <Checkbox
            key={filter}
            name={filter}
            value="true"
            label={filterRow(filter).label}
            defaultChecked={state.flags[filter] ?? false}
            onChange={({ target }) => change((asked) => setFlag(asked, filter, target.checked))}
          />
        ))}
      </fieldset>
    </Disclosure>
  )
}
