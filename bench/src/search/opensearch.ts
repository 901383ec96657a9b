import { randomUUID } from 'node:crypto'
import { pageSize } from '@forecourt/domain/search/pagination'
import { listNames } from '@forecourt/domain/search/search-filters'
import { countFilter } from '@forecourt/stock-search/opensearch/aggregations/value-counts'
import { connect } from '@forecourt/stock-search/opensearch/connection/connect'
import { createOpenSearchSearch } from '@forecourt/stock-search/opensearch/create-opensearch-search'
import { createIndex, deleteIndex, refresh } from '@forecourt/stock-search/opensearch/index/stock-indices'
import {
  countedLists,
  countRequests,
  select,
  selected,
  selectedClauses,
} from '@forecourt/stock-search/opensearch/query/count-requests'
import {
  countBody,
  hitsBody,
  type SearchBody,
  selectedBody,
} from '@forecourt/stock-search/opensearch/query/search-bodies'
import { createSearcher } from '@forecourt/stock-search/opensearch/query/searcher'
import type { StockChange } from '@forecourt/stock-search/port'
import { openNode } from '../setup/opensearch-node.ts'
import type { Say } from '../setup/setup.ts'
import { type Doc, docOf, type Question } from './contenders/contender.ts'
import { embeddedEngine, scope, stateOf } from './contenders/embedded-engine.ts'
import { plainScan } from './contenders/plain-scan.ts'
import { generateQuestions } from './generated-questions.ts'
import { generatedNow, generateStock } from './generated-stock.ts'
import { checkAnswers, reportTiming } from './search-fixture.ts'

const batchSize = 5000
const questionsARound = 60
const checked = 10

/** A node with the made stock, our engine's answers on it checked, and two ways of asking it for the same hits and ten facets. */
export async function openSearchNodeFixture(size: number, say: Say) {
  const node = await openNode(say)
  const connection = connect({ urls: node.urls, timeoutMs: 120_000 })
  const index = `bench-${randomUUID()}`
  await createIndex(connection, index)
  // A view that lasts: the stock does not change here.
  const engine = createOpenSearchSearch(connection, { index, viewMs: 3_600_000 })
  const docs: Doc[] = []
  let batch: StockChange[] = []
  const write = async () => {
    await engine.apply(batch)
    batch = []
  }
  for (const vehicle of generateStock(size)) {
    docs.push(docOf(vehicle))
    batch.push({ kind: 'put', vehicle, version: 1 })
    if (batch.length === batchSize) await write()
  }
  await write()
  await refresh(connection, index)
  const ours = { ...embeddedEngine(engine), name: 'OpenSearch' }
  const questions = generateQuestions(docs, questionsARound)
  await checkAnswers(ours, plainScan(docs), questions.slice(0, checked))
  await reportTiming(ours, questions, say)
  const search = createSearcher(connection, index)
  return {
    size,
    questions,
    /** One msearch: the hits, the counts under everything, and the counts without each refined facet. */
    msearch: (question: Question): Promise<unknown> => search.multiSearch(msearchBodies(question)),
    /** One search as it is usually written: all filters behind the counts, and a filter for each facet's own. */
    postFilter: (question: Question): Promise<unknown> => search.searchOne(postFilterBody(question)),
    async close() {
      await deleteIndex(connection, index)
      await node.close()
    },
  }
}

const selectionOf = (question: Question) => select(scope, stateOf(question), { now: generatedNow })

function msearchBodies(question: Question): SearchBody[] {
  const selection = selectionOf(question)
  const counted = [...countRequests(selection, countedLists(selection), [])].map(([name, own]) =>
    name === selected ? selectedBody(selection, own) : countBody(own),
  )
  return [...counted, hitsBody(selection, pageSize)]
}

function postFilterBody(question: Question): SearchBody {
  const selection = selectionOf(question)
  const all = (clauses: object[]) => ({ bool: { filter: clauses } })
  const counted = listNames.filter((name) => countedLists(selection).includes(name))
  const facet = (name: (typeof listNames)[number]) => ({
    filter: all(selectedClauses(selection, name)),
    aggs: { values: countFilter(name) },
  })
  return {
    ...hitsBody(selection, pageSize),
    query: all(selection.listed),
    post_filter: all([...selection.constraints.values()]),
    aggs: Object.fromEntries(counted.map((name) => [name, facet(name)])),
  }
}
