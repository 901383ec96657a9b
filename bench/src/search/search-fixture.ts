import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { emptySearch, type SortBy, sortOrders } from '@forecourt/domain/search/search-filters'
import { numberText } from '@forecourt/domain/text/numbers'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { toHit } from '@forecourt/stock-search/hit'
import type { Say } from '../setup/setup.ts'
import { bitmapKernel } from './contenders/bitmap-kernel.ts'
import { type Answer, type Contender, type Doc, docOf, type Question } from './contenders/contender.ts'
import { embeddedEngine, scope } from './contenders/embedded-engine.ts'
import { plainScan } from './contenders/plain-scan.ts'
import { generateQuestions } from './generated-questions.ts'
import { generatedNow, generateStock } from './generated-stock.ts'
import { percentile, timesOf } from './timing.ts'

/** Everything that one size of stock is measured with; the first of `others` is what the goal names. */
export type SearchFixture = {
  size: number
  /** Other ones by round, so that no contender has met them. */
  questionsOf(round: number): Question[]
  ours: Contender
  kernel: Contender
  scan: Contender
  others: Contender[]
  /** Of ours a vehicle, beyond its hit. */
  bytes: number
}

const questionsARound = 60
/** Of those that need half a second an answer. */
const fewQuestions = 6

/** Loads every contender with the same vehicles, checks their answers against a plain scan's, and measures each alone. */
export async function openSearchFixture(
  size: number,
  say: Say,
  makeOthers: (docs: readonly Doc[]) => Promise<Contender[]> = async () => [],
): Promise<SearchFixture> {
  say(`\n${numberText(size)} vehicles`)
  const { engine, bytes } = await measuredEngine(size)
  const docs: Doc[] = []
  for (const vehicle of generateStock(size)) docs.push(docOf(vehicle))
  const questionsOf = (round: number) => generateQuestions(docs, questionsARound, round)
  const [ours, kernel, scan] = [embeddedEngine(engine), bitmapKernel(docs), plainScan(docs)]
  const others = await makeOthers(docs)
  const isSlow = (contender: Contender) => contender === scan || others.indexOf(contender) > 0
  for (const contender of [kernel, ours, ...others, scan]) {
    const asked = questionsOf(0).slice(0, isSlow(contender) || size > 100_000 ? fewQuestions : questionsARound)
    if (contender !== scan) await checkAnswers(contender, scan, asked)
    await reportTiming(contender, asked, say)
  }
  return { size, questionsOf, ours, kernel, scan, others, bytes }
}

export async function reportTiming(contender: Contender, questions: readonly Question[], say: Say): Promise<void> {
  const times = await timesOf(contender, questions)
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(3))
  say(`  ${contender.name.padEnd(18)} p50 ${p50} ms, p95 ${p95} ms`)
}

/** A contender that answers something else measures something else. */
export async function checkAnswers(
  contender: Contender,
  scan: Contender,
  questions: readonly Question[],
): Promise<void> {
  for (const question of questions) {
    const [given, right] = [plain(await contender.answer(question)), plain(await scan.answer(question))]
    if (!isDeepStrictEqual(given, right))
      throw new Error(`${contender.name} answers ${JSON.stringify(question)} otherwise than a plain scan does.`)
  }
}

/** Values without vehicles may be listed or not. */
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
  const empty = await heldBytes()
  const hits: string[] = []
  for (const vehicle of generateStock(size)) hits.push(JSON.stringify(toHit(vehicle)))
  const ofHits = (await heldBytes()) - empty
  // Keep each contender referenced only here, so that the others are collected before weighing.
  hits.length = 0

  const start = await heldBytes()
  const engine = createEmbeddedSearch()
  for (const vehicle of generateStock(size)) await engine.apply([{ kind: 'put', vehicle, version: 1 }])
  for (const sortBy of Object.keys(sortOrders) as SortBy[])
    await engine.search(scope, { ...emptySearch, sortBy, query: 'toyota' }, generatedNow)
  return { engine, bytes: ((await heldBytes()) - start - ofHits) / size }
}

/** What is held once nothing more can be collected: one collection leaves what is released later, such as unused code. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let held = Number.POSITIVE_INFINITY
  while (true) {
    collect()
    await setImmediate()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    if (heapUsed + arrayBuffers > held * 0.999) return heapUsed + arrayBuffers
    held = heapUsed + arrayBuffers
  }
}
