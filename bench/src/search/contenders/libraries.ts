import { count, create, insertMultiple, search } from '@orama/orama'
import itemsjs from 'itemsjs'
import MiniSearch from 'minisearch'
import {
  byRank,
  type Contender,
  type Doc,
  eachField,
  facetFields,
  pageSize,
  type Question,
  tally,
  without,
} from './contender.ts'
import { isFound } from './plain-scan.ts'

/** What a library is to index: the numbers are for histograms, which none of them has. */
const indexed = (docs: readonly Doc[]) => docs.toSorted(byRank).map(({ numbers: _, ...doc }) => doc)

const tableOf = <V>(make: () => V) => Object.fromEntries(facetFields.map((field) => [field, make()]))

/** Disjunctive facets are its own. */
export function itemsJs(docs: readonly Doc[]): Contender {
  const engine = itemsjs(indexed(docs), {
    aggregations: tableOf(() => ({ size: 10_000, conjunction: false, hide_zero_doc_count: true })),
  })
  return {
    name: 'ItemsJS',
    answer({ chosen }) {
      const { data, pagination } = engine.search({ per_page: pageSize, page: 1, filters: chosen })
      return {
        ids: data.items.map(({ id }) => id),
        count: pagination.total,
        facets: eachField(
          (field) => new Map((data.aggregations[field]?.buckets ?? []).map((own) => [own.key, own.doc_count])),
        ),
      }
    },
  }
}

/** It has no facets: what it finds is counted by hand, once more for each field that is chosen. */
export function miniSearch(docs: readonly Doc[]): Contender {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  const engine = new MiniSearch<Doc>({ fields: [...facetFields] })
  engine.addAll(docs)
  const find = (question: Question): Doc[] =>
    engine
      .search(MiniSearch.wildcard, { filter: ({ id }) => isFound(byId.get(id) as Doc, question) })
      .map(({ id }) => byId.get(id) as Doc)
  return {
    name: 'MiniSearch',
    answer(question) {
      const found = find(question)
      return {
        ids: found
          .toSorted(byRank)
          .slice(0, pageSize)
          .map(({ id }) => id),
        count: found.length,
        facets: eachField((field) =>
          tally((field in question.chosen ? find(without(question, field)) : found).map((doc) => doc[field])),
        ),
      }
    },
  }
}

/** Its facets are conjunctive: one more search for each field that is chosen. It sorts by one property, so the order is one. */
export async function orama(docs: readonly Doc[]): Promise<Contender> {
  const engine = create({ schema: { ...tableOf(() => 'enum' as const), place: 'number' } as const })
  await insertMultiple(engine, indexed(docs).map((doc, place) => ({ ...doc, place })) as never)
  const facets = tableOf(() => ({ limit: 10_000 })) as never
  const find = (question: Question, limit: number) => {
    const where = Object.fromEntries(Object.entries(question.chosen).map(([field, values]) => [field, { in: values }]))
    return search(engine, {
      term: '',
      where: where as never,
      limit,
      facets,
      sortBy: { property: 'place', order: 'ASC' } as never,
    })
  }
  return {
    name: `Orama (${count(engine)})`,
    async answer(question) {
      const found = await find(question, pageSize)
      const counted = await Promise.all(
        facetFields.map(async (field) => {
          const { facets } = field in question.chosen ? await find(without(question, field), 1) : found
          return [field, facets?.[field]?.values ?? {}] as const
        }),
      )
      const values = new Map(counted)
      return {
        ids: found.hits.map(({ document }) => (document as never as Doc).id),
        count: found.count,
        facets: eachField((field) => new Map(Object.entries(values.get(field) ?? {}))),
      }
    },
  }
}
