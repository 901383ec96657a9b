import type { SearchResult } from '@forecourt/contracts/search/search-result'
import {
  type Filter,
  filterRow,
  type ListFilter,
  listNames,
  type RangeFilter,
  rangeNames,
} from '@forecourt/domain/search/search-filters'
import { Facet } from '../facets/facet.tsx'
import { LazyFacet } from '../facets/lazy-facet.tsx'
import type { Search } from '../use-search.ts'
import { RangeFilterSection } from './range-filter.tsx'

/** What stands unfolded. */
const maxOpenSections = 6

const panelPosition = (filter: Filter): number => filterRow(filter).panel ?? 0

/** In the order of what narrows most. */
const sections = [...listNames, ...rangeNames]
  .filter((filter) => panelPosition(filter) > 0)
  .sort((a, b) => panelPosition(a) - panelPosition(b))

const laterOf = (filter: Filter): number => filterRow(filter).later ?? 0
const later = listNames.filter((filter) => laterOf(filter) > 0).sort((a, b) => laterOf(a) - laterOf(b))

const ranges: readonly Filter[] = rangeNames
const isRange = (filter: ListFilter | RangeFilter): filter is RangeFilter => ranges.includes(filter)

/** All filters that have something to choose. A model is only one of a make, so its filter comes with the make. */
export function FilterPanel({ result, search }: { result: SearchResult; search: Search }) {
  const { lists } = search.state

  function hasChoice(filter: ListFilter): boolean {
    if (lists[filter]) return true
    const { of: parent } = filterRow(filter)
    return (!parent || lists[parent] !== undefined) && (result.facets[filter] ?? []).length > 1
  }

  const counted = sections.map((filter) => {
    const isOpen = panelPosition(filter) <= maxOpenSections
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
  return [...counted, ...later.map((filter) => <LazyFacet key={filter} filter={filter} search={search} />)]
}
