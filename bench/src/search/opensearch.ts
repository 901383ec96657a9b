import { randomUUID } from 'node:crypto'
import { listNames } from '@forecourt/domain/search-fields'
import { searcher } from '@forecourt/stock-search/opensearch/ask-index'
import { connect } from '@forecourt/stock-search/opensearch/client-connection'
import { createOpenSearchSearch } from '@forecourt/stock-search/opensearch/create-opensearch-search'
import { countedLists, countQuestions, select, selected, under } from '@forecourt/stock-search/opensearch/questions'
import { countBody, hitsBody, type SearchBody, selectedBody } from '@forecourt/stock-search/opensearch/requests'
import { createIndex, deleteIndex, refresh } from '@forecourt/stock-search/opensearch/stock-indices'
import { countFilter } from '@forecourt/stock-search/opensearch/value-counts'
import type { StockChange } from '@forecourt/stock-search/port'
import type { Contender, Question } from './contender.ts'
import { madeNow, madeStock } from './made-stock.ts'
import { ourEngine, scope, stateOf } from './our-engine.ts'

/** A node with the made stock: our engine on it, and two ways of asking it for the same hits and ten facets. */
export type OpenSearchYard = {
  ours: Contender
  /** One msearch: the hits, the counts under everything, and the counts without each refined facet. */
  msearch(question: Question): Promise<unknown>
  /** One search as it is usually written: all filters behind the counts, and a filter for each facet's own. */
  postFilter(question: Question): Promise<unknown>
  close(): Promise<void>
}

const batchSize = 5000

/** On the OpenSearch at OPENSEARCH_URL; undefined where there is none. */
export async function openSearchYard(size: number): Promise<OpenSearchYard | undefined> {
  const url = process.env.OPENSEARCH_URL
  if (!url) return undefined
  const connection = connect({ urls: url.split(','), timeoutMs: 120_000 })
  const index = `bench-${randomUUID()}`
  await createIndex(connection, index)
  // A view that lasts: the stock stands still here.
  const engine = createOpenSearchSearch(connection, { index, viewMs: 3_600_000 })
  let batch: StockChange[] = []
  const write = async () => {
    await engine.apply(batch)
    batch = []
  }
  for (const vehicle of madeStock(size)) {
    batch.push({ kind: 'put', vehicle, version: 1 })
    if (batch.length === batchSize) await write()
  }
  await write()
  await refresh(connection, index)
  const search = searcher(connection, index)
  return {
    ours: { ...ourEngine(engine), name: 'OpenSearch' },
    msearch: (question) => search.ask(msearchBodies(question)),
    postFilter: (question) => search.askOne(postFilterBody(question)),
    close: () => deleteIndex(connection, index),
  }
}

const selectionOf = (question: Question) => select(scope, stateOf(question), { now: madeNow })

function msearchBodies(question: Question): SearchBody[] {
  const selection = selectionOf(question)
  const counted = [...countQuestions(selection, countedLists(selection), [])].map(([name, own]) =>
    name === selected ? selectedBody(selection, own) : countBody(own),
  )
  return [...counted, hitsBody(selection)]
}

function postFilterBody(question: Question): SearchBody {
  const selection = selectionOf(question)
  const all = (clauses: object[]) => ({ bool: { filter: clauses } })
  const counted = listNames.filter((name) => countedLists(selection).includes(name))
  const facet = (name: (typeof listNames)[number]) => ({
    filter: all(under(selection, name)),
    aggs: { values: countFilter(name) },
  })
  return {
    ...hitsBody(selection),
    query: all(selection.listed),
    post_filter: all([...selection.narrowings.values()]),
    aggs: Object.fromEntries(counted.map((name) => [name, facet(name)])),
  }
}
