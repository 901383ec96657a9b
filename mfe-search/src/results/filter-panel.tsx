import type { SearchResult } from '@forecourt/contracts/search-result'
import {
  type ListFilter,
  type ListFilterRow,
  listFilters,
  type RangeFilter,
  rangeFilters,
} from '@forecourt/domain/search-fields'
import { Facet } from './facet.tsx'
import { RangeFilterSection } from './range-filter.tsx'
import type { Search } from './use-search.ts'

/** In the order of what narrows most; the first few stand open. */
const sections = [
  { filter: 'price', isOpen: true },
  { filter: 'car_type', isOpen: true },
  { filter: 'make', isOpen: true },
  { filter: 'model', isOpen: true },
  { filter: 'body', isOpen: true },
  { filter: 'year', isOpen: false },
  { filter: 'km', isOpen: false },
  { filter: 'fuel', isOpen: false },
  { filter: 'transmission', isOpen: false },
  { filter: 'drive', isOpen: false },
  { filter: 'colour', isOpen: false },
] as const satisfies { filter: ListFilter | RangeFilter; isOpen: boolean }[]

const isRange = (filter: ListFilter | RangeFilter): filter is RangeFilter => Object.hasOwn(rangeFilters, filter)

/** All filters that have something to choose. A model is only one of a make, so its filter comes with the make. */
export function FilterPanel({ result, search }: { result: SearchResult; search: Search }) {
  const { lists } = search.state

  function hasChoice(filter: ListFilter): boolean {
    if (lists[filter]) return true
    const { of: parent }: ListFilterRow = listFilters[filter]
    return (!parent || lists[parent] !== undefined) && (result.facets[filter] ?? []).length > 1
  }

  return sections.map(({ filter, isOpen }) => {
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
}
