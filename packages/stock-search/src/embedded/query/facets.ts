import type { FacetBucket, SearchResult } from '@forecourt/contracts/search/search-result'
import { filterRow, type ListFilter, listNames, rangeNames } from '@forecourt/domain/search/search-filters'
import { compareBuckets } from '../../compare-buckets.ts'
import type { FilterColumn } from '../columns/filter-column.ts'
import { RowSet } from '../columns/row-set.ts'
import { histogram } from './histogram.ts'
import type { Selection } from './selection.ts'

/** The facets of every answer, and those of other active filters. */
export function facets(selection: Selection): SearchResult['facets'] {
  const counted = listNames.filter((name) => filterRow(name).panel !== undefined || selection.constraints.has(name))
  return Object.fromEntries(counted.map((name) => [name, facet(selection, name)]))
}

export function histograms(selection: Selection): SearchResult['histograms'] {
  const { view } = selection
  const counted = rangeNames.filter((name) => filterRow(name).panel !== undefined || selection.constraints.has(name))
  return Object.fromEntries(
    counted.flatMap((name) => {
      const rows = selection.without(name)
      const shape = rows === view.listed ? view.histogram(name) : histogram(view.numbers(name), rows, view.listed)
      return shape ? [[name, shape]] : []
    }),
  )
}

/**
 * The count of selected vehicles per value of a filter. Equal spellings count as one value, in the most frequent
 * spelling of the vehicles whose values are offered.
 */
export function facet(selection: Selection, filter: ListFilter): FacetBucket[] {
  const values = selection.view.values(filter)
  const counts = countsOf(selection, filter)
  const offered = offeredCounts(selection, filter)
  const buckets: FacetBucket[] = []
  for (const codes of values.dictionary.equivalents.values()) {
    const spelling = mostFrequentCode(codes, offered)
    if (spelling === undefined) continue
    let count = 0
    for (const code of codes) count += counts[code] ?? 0
    buckets.push({ value: values.dictionary.values[spelling] ?? '', count })
  }
  return buckets.sort(compareBuckets(filter))
}

/** If more than half of the listed rows are selected, counts the others and subtracts them. */
function countsOf(selection: Selection, filter: ListFilter): Uint32Array {
  const { view } = selection
  const rows = selection.forFacet(filter)
  if (rows === view.listed) return view.counts(filter)
  const values = view.values(filter)
  if (rows.count * 2 <= view.listed.count) return values.countsIn(rows)
  const left = values.countsIn(selection.notSelected(rows))
  return view.counts(filter).map((listed, code) => listed - (left[code] as number))
}

/**
 * By code, the number of vehicles whose values a filter offers: all listed ones. For a dependent filter, those with the
 * chosen parent values; without a chosen parent it offers only values of the results.
 */
function offeredCounts(selection: Selection, filter: ListFilter): Uint32Array {
  const { of: parent } = filterRow(filter)
  const { view } = selection
  if (!parent) return view.counts(filter)
  const chosen = selection.constraints.get(parent)
  if (!chosen) return countsOf(selection, filter)
  return valuesWith(view.values(filter), chosen.copy().and(view.listed.bitmap))
}

const valuesWith = (values: FilterColumn, rows: RowSet['bitmap']): Uint32Array => values.countsIn(new RowSet(rows))

/** The most frequent of the codes; on a tie the first: capitals come before small letters. */
function mostFrequentCode(codes: readonly number[], counts: Uint32Array): number | undefined {
  let best: number | undefined
  for (const code of codes) {
    const count = counts[code] ?? 0
    if (count > 0 && (best === undefined || count > (counts[best] ?? 0))) best = code
  }
  return best
}
