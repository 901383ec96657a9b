import type { FacetBucket, SearchResult } from '@forecourt/contracts/search/search-result'
import { filterRow, type ListFilter, listNames, rangeNames } from '@forecourt/domain/search/search-filters'
import { compareBuckets } from '../../compare-buckets.ts'
import type { FilterColumn } from '../columns/filter-column.ts'
import { RowSet } from '../columns/row-set.ts'
import { histogram } from './histogram.ts'
import type { Selection } from './selection.ts'

/** The facets that every answer has, and those of whatever else is chosen. */
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
 * How many of the selected vehicles have each value of a filter. Values that are alike count as one, which is written as
 * most of those write it whose values are offered.
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

/** Where most of what is listed is selected, what is left out is counted in its place. */
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
 * By code, how many of those vehicles have it whose values a filter offers: all that are listed. For one that is `of`
 * another, those that go with what is chosen there; before anything is, it offers only what is found.
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

/** The code that most rows have, of those that any has; of as frequent ones the first: capitals come before small letters. */
function mostFrequentCode(codes: readonly number[], counts: Uint32Array): number | undefined {
  let best: number | undefined
  for (const code of codes) {
    const count = counts[code] ?? 0
    if (count > 0 && (best === undefined || count > (counts[best] ?? 0))) best = code
  }
  return best
}
