import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { emptySearch, type SortBy, sortOrders } from '@forecourt/domain/search-fields'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { toHit } from '@forecourt/stock-search/hit'
import type { Bench, Goal, Say } from '../bench.ts'
import { bitmapKernel } from './bitmap-kernel.ts'
import { type Answer, type Contender, type Doc, docOf, type Question } from './contender.ts'
import { itemsJs, miniSearch, orama } from './libraries.ts'
import { madeNow, madeStock } from './made-stock.ts'
import { type OpenSearchYard, openSearchYard } from './opensearch.ts'
import { ourEngine, scope } from './our-engine.ts'
import { plainScan } from './plain-scan.ts'
import { madeQuestions } from './questions.ts'
import { tellRelevance } from './relevance.ts'

/** The libraries were measured up to here; a million is for what may grow to it. */
const mostForLibraries = 100_000
const sizes = [10_000, 100_000, 1_000_000]
const questionsARound = 60
const checked = 10

/**
 * The embedded engine against three libraries, a scan of arrays and the bare bitmap kernel: 21 hits and ten facets of refined
 * searches. A round's value is the 95th percentile of its questions.
 */
export const searchBench: Bench = {
  summary:
    'a refined search with ten facets over the same by ItemsJS, and over a bare bitmap kernel (--cars N: one size only)',
  async prepare(say, { cars }) {
    await tellRelevance(say)
    const wanted = cars === undefined ? sizes : [cars]
    const yards = []
    for (const size of wanted) yards.push(await openYard(size, say))
    const goals = yards.flatMap((yard) => goalsOf(yard))
    const [first, second] = yards.slice(-2)
    if (first && second && second.size === first.size * 10) goals.push(growth(first, second))
    const nodes = yards.flatMap(({ node }) => node ?? [])
    return { goals, close: async () => void (await Promise.all(nodes.map(({ close }) => close()))) }
  },
}

type Yard = {
  size: number
  questions: Question[]
  ours: Contender
  kernel: Contender
  itemsJs?: Contender
  node?: OpenSearchYard
  bytes: number
}

/** Loads every contender with the same vehicles, checks their answers, and tells how fast each is alone. */
async function openYard(size: number, say: Say): Promise<Yard> {
  say(`\n${size.toLocaleString('en-AU')} vehicles`)
  const { engine, bytes } = await measuredEngine(size)
  const docs: Doc[] = []
  for (const vehicle of madeStock(size)) docs.push(docOf(vehicle))
  const questions = madeQuestions(docs, questionsARound)
  const [ours, kernel, scan] = [ourEngine(engine), bitmapKernel(docs), plainScan(docs)]
  const libraries = size > mostForLibraries ? [] : [itemsJs(docs), miniSearch(docs), await orama(docs)]
  const node = size > mostForLibraries ? undefined : await openSearchYard(size)
  const all = [kernel, ours, ...(node ? [node.ours] : []), ...libraries]
  for (const contender of all) await check(contender, scan, questions.slice(0, checked))
  for (const contender of [...all, scan]) {
    // Those that need half a second an answer are asked less.
    const times = await timesOf(
      contender,
      libraries.indexOf(contender) > 0 || contender === scan ? questions.slice(0, 15) : questions,
    )
    say(
      `  ${contender.name.padEnd(18)} p50 ${percentile(times, 0.5).toFixed(3)} ms, p95 ${percentile(times, 0.95).toFixed(3)} ms`,
    )
  }
  return { size, questions, ours, kernel, bytes, ...(libraries[0] && { itemsJs: libraries[0] }), ...(node && { node }) }
}

const p95 = (yard: Yard, contender: Contender) => async () => percentile(await timesOf(contender, yard.questions), 0.95)
const p50 = (yard: Yard, answer: (question: Question) => Promise<unknown>) => async () =>
  percentile(await timesOf({ answer }, yard.questions), 0.5)

function goalsOf(yard: Yard): Goal[] {
  const at = `at ${yard.size.toLocaleString('en-AU')} vehicles`
  const measured = p95(yard, yard.ours)
  const pair = (baseline: Contender) => ({ measured, baseline: p95(yard, baseline) })
  const common = { kind: 'ratio', unit: 'ms', rounds: 15 } as const
  return [
    ...(yard.itemsJs ? [{ ...common, name: `p95 over ItemsJS ${at}`, limit: 1 / 50, pair: pair(yard.itemsJs) }] : []),
    { ...common, name: `p95 over the bitmap kernel ${at}`, limit: 1.25, pair: pair(yard.kernel) },
    ...(yard.node
      ? [
          {
            ...common,
            name: `OpenSearch: one msearch over post_filter, p50 ${at}`,
            limit: 1 / 3,
            pair: { measured: p50(yard, yard.node.msearch), baseline: p50(yard, yard.node.postFilter) },
          },
        ]
      : []),
    {
      kind: 'value',
      name: `memory beyond the hits ${at}`,
      limit: 200,
      unit: 'bytes a vehicle',
      read: async () => yard.bytes,
    },
  ]
}

const growth = (small: Yard, large: Yard): Goal => ({
  kind: 'ratio',
  name: 'p95 with ten times the vehicles',
  limit: 12,
  unit: 'ms',
  rounds: 15,
  pair: { measured: p95(large, large.ours), baseline: p95(small, small.ours) },
})

const tries = 5

/** By question the best of five: the percentile is then one of questions, not of what else the machine does. */
async function timesOf(
  contender: { answer(question: Question): unknown },
  questions: readonly Question[],
): Promise<number[]> {
  const times = questions.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < tries; round++) {
    for (const [index, question] of questions.entries()) {
      const since = performance.now()
      await contender.answer(question)
      times[index] = Math.min(times[index] as number, performance.now() - since)
    }
  }
  return times
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN

/** A contender that answers something else measures something else. */
async function check(contender: Contender, scan: Contender, questions: readonly Question[]): Promise<void> {
  for (const question of questions) {
    const [given, right] = [plain(await contender.answer(question)), plain(await scan.answer(question))]
    if (!isDeepStrictEqual(given, right))
      throw new Error(`${contender.name} answers ${JSON.stringify(question)} otherwise than a plain scan does.`)
  }
}

/** Values that no vehicle has left may be told or not. */
const plain = ({ ids, count, facets }: Answer) => ({
  ids,
  count,
  facets: Object.entries(facets).map(([field, counts]) => [
    field,
    [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]),
})

/** The engine with every order made and every word read, and what it takes beyond the hits themselves. */
async function measuredEngine(size: number) {
  const empty = heldBytes()
  const hits: unknown[] = []
  for (const vehicle of madeStock(size)) hits.push(toHit(vehicle))
  const ofHits = heldBytes() - empty
  // Asked only here: whatever nobody asks any more is collected before it is weighed.
  hits.length = 0

  const start = heldBytes()
  const engine = createEmbeddedSearch()
  for (const vehicle of madeStock(size)) await engine.apply([{ kind: 'put', vehicle, version: 1 }])
  for (const sortBy of Object.keys(sortOrders) as SortBy[])
    await engine.search(scope, { ...emptySearch, sortBy, query: 'toyota' }, madeNow)
  return { engine, bytes: (heldBytes() - start - ofHits) / size }
}

function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
