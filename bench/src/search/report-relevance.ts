import { emptySearch } from '@forecourt/domain/search/search-filters'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { judgedQuerySets } from '@forecourt/stock-search/testing/relevance/evaluate-engine'
import { judgedStock } from '@forecourt/stock-search/testing/relevance/judged-stock'
import { scoreQueries } from '@forecourt/stock-search/testing/relevance/score-queries'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { create, insertMultiple, search } from '@orama/orama'
import itemsjs from 'itemsjs'
import MiniSearch from 'minisearch'
import type { Say } from '../setup/setup.ts'

type Find = (query: string) => Promise<readonly string[]>

const fields = [
  'make',
  'model',
  'badge',
  'year',
  'simple_body',
  'simple_drive',
  'simple_fuel',
  'simple_transmission',
  'car_type',
  'colour',
  'stocknum',
] as const

/** The judged queries by every engine, each as its own documentation sets it up for names with typing errors. */
export async function reportRelevance(say: Say): Promise<void> {
  const stock = judgedStock()
  const docs = stock.map((vehicle) => ({
    id: vehicle.id,
    ...(Object.fromEntries(fields.map((field) => [field, String(vehicle[field] ?? '')])) as Record<string, string>),
  }))

  const ours = createEmbeddedSearch()
  await ours.apply(stock.map((vehicle) => ({ kind: 'put', vehicle, version: 1 })))
  const mini = new MiniSearch({
    fields: [...fields],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { model: 2, make: 1.5 } },
  })
  mini.addAll(docs)
  const items = itemsjs(docs, { aggregations: {}, searchableFields: [...fields] })
  const orama = create({ schema: Object.fromEntries(fields.map((field) => [field, 'string' as const])) })
  await insertMultiple(orama, docs)

  const engines: Record<string, Find> = {
    'embedded engine': async (query) => {
      const { hits } = await ours.search(testScope(), { ...emptySearch, query })
      return hits.map(({ id }) => id)
    },
    MiniSearch: async (query) => mini.search(query).map(({ id }) => String(id)),
    ItemsJS: async (query) =>
      items.search({ per_page: 21, page: 1, filters: {}, query }).data.items.map(({ id }) => String(id)),
    Orama: async (query) => {
      const { hits } = await search(orama, { term: query, limit: 21, tolerance: 1, threshold: 0, boost: { model: 2 } })
      return hits.map(({ id }) => id)
    },
  }
  for (const [set, judged] of Object.entries(judgedQuerySets)) {
    say(`\n${judged.length} ${set} queries`)
    for (const [name, find] of Object.entries(engines)) {
      const { recall, ndcg } = await scoreQueries(judged, stock, async (query) => (await find(query)).slice(0, 21))
      say(`  ${name.padEnd(18)} recall@21 ${recall.toFixed(3)}, nDCG@10 ${ndcg.toFixed(3)}`)
    }
  }
}
