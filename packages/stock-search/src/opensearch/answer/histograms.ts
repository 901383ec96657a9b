import type { Histogram, SearchResult } from '@forecourt/contracts/search/search-result'
import type { RangeFilter } from '@forecourt/domain/search/search-filters'
import { numberField } from '../../filter-values.ts'
import {
  type Distribution,
  drawHistogram,
  type Scale,
  scaleOf,
  stepEdges,
  withCounts,
} from '../aggregations/distribution.ts'
import { rangesSchema } from '../connection/response-schemas.ts'
import { numberFieldName } from '../index/field-names.ts'
import { countedRanges, ownRequest, type SearchClauses, selected, selectedClauses } from '../query/count-requests.ts'
import { countBody } from '../query/search-bodies.ts'
import type { Searcher } from '../query/searcher.ts'

type Shape = { name: RangeFilter; own: Distribution; scale: Scale }
export type Distributions = (name: RangeFilter) => { own: Distribution; listed: Distribution }

/**
 * SR-6: the histogram of every counted range. Only ranges with more distinct values than the answer contained need
 * another request.
 */
export async function histograms(
  searcher: Searcher,
  selection: SearchClauses,
  distributions: Distributions,
): Promise<SearchResult['histograms']> {
  const shapes = countedRanges(selection).flatMap((name): Shape[] => {
    const { own, listed } = distributions(name)
    const scale = scaleOf(own, listed)
    return scale ? [{ name, own, scale }] : []
  })
  const open = shapes.filter(({ own }) => !own.isWhole)
  const asked = open.length > 0 ? await searcher.multiSearch(open.map((shape) => stepsBody(selection, shape))) : []
  const histogramOf = (shape: Shape): Histogram => {
    const answer = asked[open.indexOf(shape)]
    if (!answer) return drawHistogram(shape.own, shape.scale)
    const { buckets } = rangesSchema.parse(answer.aggregations?.steps)
    return withCounts(
      shape.scale,
      buckets.map(({ doc_count }) => doc_count),
    )
  }
  return Object.fromEntries(shapes.map((shape) => [shape.name, histogramOf(shape)]))
}

function stepsBody(selection: SearchClauses, { name, scale }: Shape) {
  const edges = stepEdges(scale)
  const ranges = [...edges, undefined].map((to, index) => {
    const from = edges[index - 1]
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  })
  const field = numberFieldName(numberField(name, selection.scope))
  const clauses = selectedClauses(selection, ownRequest(selection, name) === selected ? undefined : name)
  // Without edges there is one step with all values.
  const steps = edges.length > 0 ? { range: { field, ranges } } : { filters: { filters: [{ exists: { field } }] } }
  return countBody({ clauses, aggs: { steps } })
}
