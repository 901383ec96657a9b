import type { SearchState } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { matchingBuckets } from '../matching-buckets.ts'
import type { SearchEngine, StockSearch } from '../port.ts'
import { readingOf, understand } from '../question.ts'
import { withRows } from '../rows-of.ts'
import { answerOf, facetOf } from './answer-of.ts'
import type { Answer } from './answers.ts'
import { searcher } from './ask-index.ts'
import { askOf } from './ask-words.ts'
import type { Connection } from './connection.ts'
import type { Counters } from './counts.ts'
import { type Selection, select } from './questions.ts'
import { readText } from './read-text.ts'
import { readView, StockViews, type ViewAccess, viewBody } from './stock-view.ts'
import { writeChanges } from './write-changes.ts'

export type OpenSearchOptions = {
  /** An index, or the alias of one. */
  index: string
  /** How long what a tenant lists is known before it is asked for again, for its words and the values that facets offer. */
  viewMs?: number
  /** Whether `index` is an alias, which must be there: a write makes no index by itself. */
  isAlias?: boolean
  /** What befalls writes is told here. */
  counters?: Counters
  /** For tests: as far as pages go by their number. */
  window?: number
  /** For tests: a write is found as soon as it is done. */
  isAtOnce?: boolean
}

/** What is listed changes by the clock too: by the minute, so that the index's cache of counts is of use. */
const minute = (): number => Math.floor(Date.now() / 60_000) * 60

const noWords: ReadonlySet<string> = new Set()

/** The search engine that asks OpenSearch: the same answers as the embedded one, for stock that one process does not hold. */
export function createOpenSearchSearch(connection: Connection, options: OpenSearchOptions): StockSearch {
  const { index, viewMs = 5000, isAtOnce = false, isAlias = false, counters, window } = options
  const search = searcher(connection, index, { counters, window })
  const views = new StockViews(viewMs)

  const viewOf = (scope: StockScope, now: number): ViewAccess => ({
    known: views.find(scope, now),
    body: viewBody(scope, now),
    read(answer: Answer | undefined) {
      if (!answer) throw new Error('The index answered fewer searches than it was asked.')
      const view = readView(scope, answer)
      views.keep(scope, now, view)
      return view
    },
  })

  /** Words mean what the stock lets them mean, so a search with words has to know the view before it can ask. */
  async function read(scope: StockScope, state: SearchState, now: number) {
    if (state.query === '') return { selection: select(scope, state, { now }), leftOut: noWords }
    const { known, body, read } = viewOf(scope, now)
    const { words } = known ?? read((await search.ask([body]))[0])
    const text = await readText(state.query, words, askOf(search, scope, now))
    const selection: Selection = select(scope, state, { now, ...(text && { text: text.clause }) })
    return { selection, leftOut: text?.leftOut ?? noWords }
  }

  const engine: SearchEngine = {
    async search(scope, asked, now = minute()) {
      const started = performance.now()
      const question = understand(asked, scope, now)
      const { selection, leftOut } = await read(scope, question.state, now)
      const found = await answerOf(search, selection, viewOf(scope, now))
      const ms = Math.round((performance.now() - started) * 1000) / 1000
      return { ...found, ...readingOf(question, leftOut), ms }
    },
    async facetValues(scope, asked, { filter, text }, now = minute()) {
      const { selection } = await read(scope, understand(asked, scope, now).state, now)
      return { values: matchingBuckets(await facetOf(search, selection, filter), text) }
    },
    async apply(changes) {
      await writeChanges(connection, changes, { index, isAtOnce, isAlias, ...(counters && { counters }) })
      views.clear()
    },
  }
  return withRows(engine)
}
