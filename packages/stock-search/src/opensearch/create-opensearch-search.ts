import type { SearchState } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { describeInterpretation, interpretSearch } from '../interpret-search.ts'
import { matchingBuckets } from '../matching-buckets.ts'
import type { SearchEngine, StockSearch } from '../port.ts'
import type { StockWords } from '../text/places/bare-place.ts'
import { joinPostcode } from '../text/places/join-postcode.ts'
import { withDerivedQueries } from '../with-derived-queries.ts'
import { buildAnswer, buildFacet } from './answer/build-answer.ts'
import { IndexViews, readView, type ViewAccess, viewBody } from './answer/stock-view.ts'
import type { Connection } from './connection/connection.ts'
import type { Counters } from './connection/counters.ts'
import type { SearchResponse } from './connection/response-schemas.ts'
import { writeChanges } from './index/write-changes.ts'
import { compileText } from './query/compile-text.ts'
import { type SearchClauses, select } from './query/count-requests.ts'
import { createSearcher, type OnUnreadableHit } from './query/searcher.ts'
import type { StockVocabulary } from './query/stock-vocabulary.ts'
import { termLookup } from './query/term-lookup.ts'

export type OpenSearchOptions = {
  /** An index, or an alias. */
  index: string
  /** How long a tenant's view is cached, for its words and the values of facets. */
  viewMs?: number
  /** Whether `index` is an alias, which must exist: a write must not create an index. */
  isAlias?: boolean
  /** Receives the counts of writes. */
  counters?: Counters
  onUnreadableHit?: OnUnreadableHit
  /** For tests: the maximum window for pages by number. */
  window?: number
  /** For tests: refreshes after every write. */
  isAtOnce?: boolean
}

/** Time affects the listing too: rounded to the minute, so that the index's cache of counts is useful. */
const minute = (): number => Math.floor(Date.now() / 60_000) * 60

const noWords: ReadonlySet<string> = new Set()
const noStockWords: StockWords = { has: () => false, hasPrefix: () => false }

type Asking = { scope: StockScope; now: number; isUnfinished?: boolean }

/** The OpenSearch engine: the same answers as the embedded one, for stock that does not fit in one process. */
export function createOpenSearchSearch(connection: Connection, options: OpenSearchOptions): SearchEngine & StockSearch {
  const { index, viewMs = 5000, isAtOnce = false, isAlias = false, counters, window, onUnreadableHit } = options
  const search = createSearcher(connection, index, { counters, window, onUnreadableHit })
  const views = new IndexViews(viewMs)

  const viewOf = (scope: StockScope, now: number): ViewAccess => ({
    known: views.find(scope, now),
    body: viewBody(scope, now),
    read(answer: SearchResponse | undefined) {
      if (!answer) throw new Error('The index answered fewer searches than were sent.')
      const view = readView(scope, answer)
      views.keep(scope, now, view)
      return view
    },
  })

  async function wordsOf(scope: StockScope, now: number): Promise<StockVocabulary> {
    const { known, body, read } = viewOf(scope, now)
    return (known ?? read((await search.multiSearch([body]))[0])).words
  }

  /** What words mean: of numbers the index knows which are of stock. */
  async function interpret(asked: SearchState, words: StockVocabulary, { scope, now, isUnfinished = false }: Asking) {
    const digits = joinPostcode(asked.query, words).match(/(?<!\S)\d{4}(?!\S)/g) ?? []
    const numbers = digits.length > 0 ? await termLookup(search, scope, now).stockNumbers(digits) : noWords
    const stock = {
      has: (word: string) => words.has(word) || numbers.has(word),
      hasPrefix: (word: string) => words.hasPrefix(word),
    }
    return interpretSearch(asked, scope, { stock, now, isUnfinished })
  }

  /** The stock decides the meaning of words, so a search with words needs the view first. */
  async function read(scope: StockScope, asked: SearchState, now: number) {
    if (asked.query === '') {
      const question = interpretSearch(asked, scope, { stock: noStockWords, now })
      return { question, selection: select(scope, question.state, { now }), ignoredTerms: noWords }
    }
    const words = await wordsOf(scope, now)
    const question = await interpret(asked, words, { scope, now })
    const text = await compileText(question.state.query, words, termLookup(search, scope, now))
    const selection: SearchClauses = select(scope, question.state, { now, ...(text && { text: text.clause }) })
    return { question, selection, ignoredTerms: text?.ignoredTerms ?? noWords }
  }

  const engine: SearchEngine = {
    async search(scope, asked, now = minute()) {
      const started = performance.now()
      const { question, selection, ignoredTerms } = await read(scope, asked, now)
      const found = await buildAnswer(search, selection, viewOf(scope, now))
      const ms = Math.round((performance.now() - started) * 1000) / 1000
      return { ...found, ...describeInterpretation(question, ignoredTerms), ms }
    },
    async facetValues(scope, asked, { filter, text }, now = minute()) {
      const { selection } = await read(scope, asked, now)
      return { values: matchingBuckets(await buildFacet(search, selection, filter), text) }
    },
    interpretUnfinished: async (scope, asked, now = minute()) =>
      interpret(asked, await wordsOf(scope, now), { scope, now, isUnfinished: true }),
    async apply(changes) {
      await writeChanges(connection, changes, { index, isAtOnce, isAlias, ...(counters && { counters }) })
      views.clear()
    },
  }
  return withDerivedQueries(engine)
}
