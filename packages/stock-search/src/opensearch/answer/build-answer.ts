import type { FacetBucket, SearchResult } from '@forecourt/contracts/search/search-result'
import { pageOf, rowsOfPage } from '@forecourt/domain/search/pagination'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { valuesFor } from '../aggregations/distribution.ts'
import { countFilter, type ValueCounts } from '../aggregations/value-counts.ts'
import type { SearchResponse } from '../connection/response-schemas.ts'
import {
  countedLists,
  countedRanges,
  countRequests,
  listAgg,
  listedRequest,
  offeredRequest,
  ownRequest,
  type SearchClauses,
  selected,
  view as viewName,
  without,
} from '../query/count-requests.ts'
import { countBody, hitsBody, pageBody, type SearchBody, selectedBody } from '../query/search-bodies.ts'
import type { Searcher } from '../query/searcher.ts'
import { deepPage, hitsOf } from './deep-page.ts'
import { facetBuckets } from './facet-buckets.ts'
import { histograms } from './histograms.ts'
import { countsIn, distributionIn, soldIn, totalOf } from './read-aggregations.ts'
import { pageWithoutSoldRuns } from './sold-runs.ts'
import type { StockView, ViewAccess } from './stock-view.ts'

type SearchResponses = (name: string) => SearchResponse

async function searchAll(search: Searcher, bodies: ReadonlyMap<string, SearchBody>): Promise<SearchResponses> {
  const answers = await search.multiSearch([...bodies.values()])
  const byName = new Map([...bodies.keys()].map((name, index) => [name, answers[index]]))
  return (name) => {
    const answer = byName.get(name)
    if (!answer) throw new Error(`The index returned no response for the request ${name}.`)
    return answer
  }
}

/** The complete answer to a search, from one msearch; some searches need a second request, as noted below. */
export async function buildAnswer(
  search: Searcher,
  selection: SearchClauses,
  view: ViewAccess,
): Promise<Omit<SearchResult, 'ms'>> {
  const lists = countedLists(selection)
  const size = view.known && valuesFor(view.known.vehicles)
  const questions = countRequests(selection, lists, countedRanges(selection), size)
  const wanted = rowsOfPage(Math.max(1, Math.trunc(selection.state.page) || 1), selection.scope.paging)
  const bodies = new Map(
    [...questions].map(([name, own]) => [name, name === selected ? selectedBody(selection, own) : countBody(own)]),
  )
  const asked = pageBody(selection, wanted, search.window)
  if (asked) bodies.set(hitsName, asked)
  if (!view.known) bodies.set(viewName, view.body)
  const answers = await searchAll(search, bodies)
  const known = view.known ?? view.read(answers(viewName))
  const counted = answers(selected)
  const [page, shapes] = await Promise.all([
    readPage(search, selection, { counted, wanted, asked: asked && answers(hitsName) }),
    histograms(search, selection, (name) => {
      const span = listedRequest(name)
      return {
        own: distributionIn(answers(ownRequest(selection, name)), name),
        listed: span === viewName ? known.distribution(name) : distributionIn(answers(span), name),
      }
    }),
  ])
  return {
    ...page,
    count: totalOf(counted),
    facets: Object.fromEntries(lists.map((name) => [name, bucketsOf(selection, name, { answers, known })])),
    histograms: shapes,
    without: Object.fromEntries(
      [...selection.constraints.keys()].map((name) => [name, totalOf(answers(without(name)))]),
    ),
  }
}

/** All values of one filter under all other filters. */
export async function buildFacet(
  search: Searcher,
  selection: SearchClauses,
  filter: ListFilter,
): Promise<FacetBucket[]> {
  const ofListed = { clauses: selection.listed, aggs: { [listAgg(filter)]: countFilter(filter) } }
  const questions = countRequests(selection, [filter], []).set(viewName, ofListed)
  const names = new Set([ownRequest(selection, filter), offeredRequest(selection, filter)])
  const asked = [...questions].filter(([name]) => names.has(name))
  const answers = await searchAll(search, new Map(asked.map(([name, question]) => [name, countBody(question)])))
  return bucketsOf(selection, filter, { answers, known: undefined })
}

type AnswerParts = { answers: SearchResponses; known: StockView | undefined }

function bucketsOf(selection: SearchClauses, filter: ListFilter, { answers, known }: AnswerParts): FacetBucket[] {
  const { scope } = selection
  const own = countsIn(scope, answers(ownRequest(selection, filter)), filter)
  const offered = offeredRequest(selection, filter)
  const isKnown = offered === viewName && known
  const values: ValueCounts = isKnown ? known.counts(filter) : countsIn(scope, answers(offered), filter)
  return facetBuckets(filter, own, values)
}

const hitsName = 'hits'

type Counted = { counted: SearchResponse; wanted: ReturnType<typeof rowsOfPage>; asked: SearchResponse | undefined }

async function readPage(search: Searcher, selection: SearchClauses, { counted, wanted, asked }: Counted) {
  const { window } = search
  const { scope, state } = selection
  const count = totalOf(counted)
  const sold = soldIn(counted)
  if (scope.collapsesSold && sold > 1 && sold < count)
    return search.withPointInTime((ask) => pageWithoutSoldRuns(ask, selection, { wanted: state.page, window }))
  const { page, pages } = pageOf(state.page, count, scope.paging)
  const { first, size } = rowsOfPage(page, scope.paging)
  if (first + size > window)
    return {
      page,
      pages,
      hits: await search.withPointInTime((ask) => deepPage(ask, selection, { first, size, count, window })),
    }
  // A page beyond the last shows the last, whose number was unknown before the request.
  const isAsked = first === wanted.first && size === wanted.size
  const answer = asked && isAsked ? asked : await search.searchOne({ ...hitsBody(selection, size), from: first })
  return { page, pages, hits: hitsOf(answer) }
}
