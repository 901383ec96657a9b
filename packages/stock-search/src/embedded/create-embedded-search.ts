import { pageOf, rowsOfPage } from '@forecourt/domain/search/pagination'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { numberField } from '../filter-values.ts'
import { describeInterpretation, type InterpretedSearch, interpretSearch } from '../interpret-search.ts'
import { matchingBuckets } from '../matching-buckets.ts'
import { nearness } from '../nearness.ts'
import type { EngineResult, SearchEngine, StockSearch } from '../port.ts'
import { withDerivedQueries } from '../with-derived-queries.ts'
import type { Bitmap } from './columns/bitmap.ts'
import { facet, facets, histograms } from './query/facets.ts'
import { matchText, type TextMatch, vocabularyOf } from './query/match-text.ts'
import { collapseSoldRuns, type Page, pageOfRows, sortByScore } from './query/page.ts'
import { filterRows, Selection } from './query/selection.ts'
import { type StockView, TableViews } from './query/stock-view.ts'
import { SnapshotReader, SnapshotWriter } from './snapshot/snapshot-file.ts'
import { snapshotFormat } from './snapshot/snapshot-format.ts'
import { VersionedStock } from './table/versioned-stock.ts'

const noWords: ReadonlySet<string> = new Set()

type Selected = { selection: Selection; text: TextMatch | undefined }

export interface EmbeddedSearch extends StockSearch, SearchEngine {
  /** The number of vehicles. */
  size(): number
  /** The whole engine as one file, which another process loads much faster than it reads the stock. */
  snapshot(): Uint8Array<ArrayBuffer>
}

/**
 * The in-process search engine: columns and bitmaps in memory. It starts empty or from a snapshot, whose bytes the
 * engine then owns.
 * @throws for a snapshot of another format, or a truncated one.
 */
export function createEmbeddedSearch(snapshot?: Uint8Array<ArrayBuffer>): EmbeddedSearch {
  const stock = new VersionedStock()
  if (snapshot) stock.load(new SnapshotReader(snapshot, snapshotFormat()))
  const views = new TableViews(stock.table)
  const seconds = () => Date.now() / 1000
  const engine = withDerivedQueries({
    async search(scope, asked, now = seconds()) {
      const started = performance.now()
      const view = views.of(scope, now)
      const found = answer(view, interpret(view, asked, now))
      const ms = Math.round((performance.now() - started) * 1000) / 1000
      return { ...found, ms }
    },
    async facetValues(scope, asked, { filter, text }, now = seconds()) {
      const view = views.of(scope, now)
      const { selection } = select(view, interpret(view, asked, now).state)
      return { values: matchingBuckets(facet(selection, filter), text) }
    },
    interpretUnfinished: async (scope, asked, now = seconds()) => interpret(views.of(scope, now), asked, now, true),
    apply: async (changes) => stock.apply(changes),
  })
  return {
    ...engine,
    size: () => stock.table.size,
    snapshot() {
      const file = new SnapshotWriter()
      stock.save(file)
      return file.finish(snapshotFormat())
    },
  }
}

const interpret = (view: StockView, asked: SearchState, now: number, isUnfinished = false): InterpretedSearch =>
  interpretSearch(asked, view.scope, { stock: vocabularyOf(view), now, isUnfinished })

function answer(view: StockView, question: InterpretedSearch): Omit<EngineResult, 'ms'> {
  const selected = select(view, question.state)
  const { selection, text } = selected
  const { rows, ...page } = pageInOrder(selected, question.state)
  return {
    hits: rows.map((row) => view.table.hit(row)),
    count: selection.all.count,
    ...page,
    facets: facets(selection),
    histograms: histograms(selection),
    without: countsWithout(selection),
    ...describeInterpretation(question, text?.ignoredTerms ?? noWords),
  }
}

function select(view: StockView, state: SearchState): Selected {
  const constraints = filterRows(view, state)
  const text = matchText(view, state.query)
  if (text) constraints.set('query', text.rows)
  return { selection: new Selection(view, baseRows(view, state), constraints), text }
}

/** SR-9: with ascending prices, vehicles without a price can be left out. */
function baseRows({ listed, table, scope }: StockView, { sortBy }: SearchState): Bitmap {
  if (!scope.isPriceAboveZero || sortBy !== 'price_asc') return listed.bitmap
  return table.numbers[numberField('price', scope)].rowsWithin({ min: Number.MIN_VALUE }).and(listed.bitmap)
}

/** By name of each active filter, the count without it. */
function countsWithout(selection: Selection): EngineResult['without'] {
  const counts = [...selection.constraints.keys()].map((name) => [name, selection.without(name).count] as const)
  return Object.fromEntries(counts)
}

/** LO-5: a row's points by the distance of its place; undefined where distance does not order the search. */
function nearnessOf(view: StockView, state: SearchState): ((row: number) => number) | undefined {
  const points = nearness(view.scope, state)
  if (!points) return undefined
  const column = view.values('location_name')
  const places = [...points].map(([name, own]) => ({ rows: column.rowsOf(column.dictionary.like(name)), own }))
  return (row) => places.find(({ rows }) => rows.has(row))?.own ?? 0
}

function pageInOrder({ selection: { view, all }, text }: Selected, state: SearchState): Page {
  const { sortBy, page: wanted } = state
  const { table, scope } = view
  const { paging } = scope
  const order = { paging, all: () => table.inOrder(sortBy, scope), compare: table.comparing(sortBy, scope) }
  const scoreOf = nearnessOf(view, state) ?? (sortBy === 'rank' ? text?.scoreOf : undefined)
  const ranked = scoreOf && sortByScore(order.all(), all, scoreOf)
  const sold = scope.collapsesSold ? table.lists.status.rowsWith(['sold']) : undefined
  const isCollapsing = sold !== undefined && sold.countShared(all.bitmap) > 1
  if (!ranked && !isCollapsing) return pageOfRows(all, wanted, order)
  const kept = isCollapsing ? collapseSoldRuns(ranked ?? order.all(), all, sold) : (ranked ?? [])
  const { page, pages } = pageOf(wanted, kept.length, paging)
  const { first, size } = rowsOfPage(page, paging)
  const collapsed = all.count - kept.length
  return { rows: kept.slice(first, first + size), page, pages, ...(collapsed > 0 && { collapsed }) }
}
