import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { type Paging, pageOf, rowsOfPage } from '@forecourt/domain/search/pagination'
import { gapsAgg, type SortKey } from '../aggregations/gaps-agg.ts'
import { gapsSchema, readableHit } from '../connection/response-schemas.ts'
import type { SearchClauses } from '../query/count-requests.ts'
import { countBody, hitsBody, queryOf, scanBody, soldClause, sortOf } from '../query/search-bodies.ts'
import type { SearchFn } from '../query/searcher.ts'
import { type Depth, deepPage, hitsOf, searchAfter } from './deep-page.ts'

type WantedPage = { wanted: number; window: number }

/**
 * SR-12: a page of the selection with only the first of each run of sold vehicles. Sold vehicles are few and are read
 * in order; the index counts the others between each two of them. So a page needs the same four requests for any number
 * of vehicles.
 */
export async function pageWithoutSoldRuns(search: SearchFn, selection: SearchClauses, { wanted, window }: WantedPage) {
  const sold = await soldInOrder(search, only(selection, soldClause), window)
  const unsold = only(selection, { bool: { must_not: [soldClause] } })
  const gaps = await gapsBetween(
    search,
    unsold,
    sold.map(({ key }) => key),
  )
  const { page, pages, collapsed, rows, unsoldBefore } = keptPage(
    gaps,
    sold.map(({ id }) => id),
    { wanted, paging: selection.scope.paging },
  )
  const heads = rows.filter((id) => id !== undefined)
  const [firsts, others] = await Promise.all([
    byIds(search, selection, heads),
    unsoldRows(search, unsold, { first: unsoldBefore, size: rows.length - heads.length, count: sum(gaps), window }),
  ])
  const next = others.values()
  return {
    page,
    pages,
    ...(collapsed > 0 && { collapsed }),
    hits: rows.flatMap((id) => (id === undefined ? next.next().value : firsts.get(id)) ?? []),
  }
}

/** The same selection with one more condition on the listed vehicles. */
const only = (selection: SearchClauses, clause: object): SearchClauses => ({
  ...selection,
  listed: [...selection.listed, { ...clause }],
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, own) => all + own, 0)

type SoldRow = { id: string; key: SortKey }

async function soldInOrder(search: SearchFn, sold: SearchClauses, window: number): Promise<SoldRow[]> {
  const found: SoldRow[] = []
  let from = {}
  for (;;) {
    const answer = await search({ ...scanBody(sold, window), ...from })
    const rows = answer.hits.hits
    found.push(...rows.map(({ _id, sort = [] }) => ({ id: _id, key: sort })))
    if (rows.length < window) return found
    from = searchAfter(answer)
  }
}

/** The number of unsold vehicles before the first sold one, between each two, and after the last. */
async function gapsBetween(search: SearchFn, unsold: SearchClauses, sold: readonly SortKey[]): Promise<number[]> {
  const body = countBody({ clauses: [], aggs: { gaps: gapsAgg(sortOf(unsold), sold) } })
  const { aggregations } = await search({ ...body, query: queryOf(unsold) })
  return gapsSchema.parse(aggregations?.gaps).value
}

type KeptPage = {
  page: number
  pages: number
  /** The number of sold vehicles that are not the first of their run. */
  collapsed: number
  /** In order: the id of the first sold vehicle of a run, or undefined for the next unsold one. */
  rows: (string | undefined)[]
  /** The number of unsold vehicles before the page. */
  unsoldBefore: number
}

/** The vehicles of a page, from the numbers of unsold ones around each sold one. */
export function keptPage(
  gaps: readonly number[],
  sold: readonly string[],
  { wanted, paging }: { wanted: number; paging: Paging },
): KeptPage {
  const isFirst = (at: number) => sold[at] !== undefined && (at === 0 || (gaps[at] ?? 0) > 0)
  const runs = sold.filter((_, at) => isFirst(at)).length
  const { page, pages } = pageOf(wanted, sum(gaps) + runs, paging)
  const { first, size } = rowsOfPage(page, paging)
  const rows: (string | undefined)[] = []
  let passed = 0
  let unsoldBefore = 0
  for (const [at, gap] of gaps.entries()) {
    const skipped = Math.min(gap, Math.max(0, first - passed))
    const shown = Math.min(gap - skipped, size - rows.length)
    unsoldBefore += skipped
    rows.push(...new Array<undefined>(shown))
    passed += gap
    if (!isFirst(at)) continue
    if (passed >= first && rows.length < size) rows.push(sold[at])
    passed++
  }
  return { page, pages, collapsed: sold.length - runs, rows, unsoldBefore }
}

async function byIds(
  search: SearchFn,
  selection: SearchClauses,
  ids: readonly string[],
): Promise<Map<string, Hit | undefined>> {
  if (ids.length === 0) return new Map()
  const answer = await search({ ...hitsBody(selection, ids.length), query: { ids: { values: ids } } })
  return new Map(answer.hits.hits.map((row) => [row._id, readableHit(row)]))
}

async function unsoldRows(search: SearchFn, unsold: SearchClauses, depth: Depth): Promise<Hit[]> {
  const { first, size, window } = depth
  if (size === 0) return []
  if (first + size > window) return deepPage(search, unsold, depth)
  return hitsOf(await search({ ...hitsBody(unsold, size), from: first }))
}
