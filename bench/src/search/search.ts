import { numberText } from '@forecourt/domain/text/numbers'
import type { Bench, Goal, Measured } from '../runner/bench.ts'
import type { Setup } from '../setup/setup.ts'
import type { Contender, Question } from './contenders/contender.ts'
import { itemsJs, miniSearch, orama } from './contenders/libraries.ts'
import { openSearchNodeFixture } from './opensearch.ts'
import { reportRelevance } from './report-relevance.ts'
import { openSearchFixture, type SearchFixture } from './search-fixture.ts'
import { stepGoals } from './step-goals.ts'
import { percentile, timesOf } from './timing.ts'

/**
 * The embedded engine against three libraries, a scan of arrays and the bare bitmap kernel: 21 hits and ten facets of refined
 * searches, other ones in every round, whose value is the 95th percentile of its questions. Two of the libraries and the scan take half
 * a second an answer and are asked less. A million is for what may grow to it.
 */
export const searchBench: Bench = {
  summary: 'a refined search with ten facets over the same by ItemsJS, and over a bare bitmap kernel',
  parts: {
    judged: async ({ say }) => {
      await reportRelevance(say)
      return measured([])
    },
    '10000': besideLibraries(10_000, 1, () => []),
    '100000': besideLibraries(100_000, 1 / 50, (yard) => ownGoals(yard)),
    '1000000': grownTo(1_000_000),
    steps: async (setup) => measured(stepGoals(setup)),
    opensearch: async ({ say, sized }) => {
      const yard = await openSearchNodeFixture(sized(100_000, 1000), say)
      return { goals: [msearchGoal(yard)], close: yard.close }
    },
  },
}

const measured = (goals: Goal[]): Measured => ({ goals, close: async () => {} })

/** `limit` is over the fastest of them; `more` are goals for this size. */
function besideLibraries(size: number, limit: number, more: (yard: SearchFixture) => Goal[]) {
  return async ({ say, sized }: Setup): Promise<Measured> => {
    const yard = await openSearchFixture(sized(size, 500), say, async (docs) => [
      itemsJs(docs),
      miniSearch(docs),
      await orama(docs),
    ])
    const [fast, ...slow] = yard.others
    const slowGoals = [...slow, yard.scan].map((other) => otherGoal(yard, other, { limit: 1, questions: 6, tries: 1 }))
    return measured([...(fast ? [otherGoal(yard, fast, { limit })] : []), ...slowGoals, ...more(yard)])
  }
}

function grownTo(size: number) {
  return async ({ say, sized }: Setup): Promise<Measured> => {
    const [small, large] = [
      await openSearchFixture(sized(size / 10, 100), say),
      await openSearchFixture(sized(size, 1000), say),
    ]
    return measured([...ownGoals(large), growthGoal(small, large)])
  }
}

const common = { kind: 'ratio', unit: 'ms', rounds: 15 } as const
const at = ({ size }: { size: number }): string => `at ${numberText(size)} vehicles`
type Pace = { questions?: number; tries?: number }

/** The 95th percentile of the next round's questions, at every reading: both sides of a pair are asked the same ones. */
function p95(yard: SearchFixture, contender: Contender, { questions, tries }: Pace = {}): () => Promise<number> {
  let round = 0
  return async () => percentile(await timesOf(contender, yard.questionsOf(++round).slice(0, questions), tries), 0.95)
}

const otherGoal = (yard: SearchFixture, other: Contender, { limit, ...pace }: Pace & { limit: number }): Goal => ({
  ...common,
  name: `p95 over ${other.name} ${at(yard)}`,
  limit,
  pair: { measured: p95(yard, yard.ours, pace), baseline: p95(yard, other, pace) },
})

const ownGoals = (yard: SearchFixture): Goal[] => [
  {
    ...common,
    name: `p95 over the bitmap kernel ${at(yard)}`,
    limit: 1.25,
    pair: { measured: p95(yard, yard.ours), baseline: p95(yard, yard.kernel) },
  },
  {
    kind: 'value',
    name: `memory beyond the hits ${at(yard)}`,
    limit: 200,
    unit: 'bytes a vehicle',
    read: async () => yard.bytes,
  },
]

const growthGoal = (small: SearchFixture, large: SearchFixture): Goal => ({
  ...common,
  name: 'p95 with ten times the vehicles',
  limit: 12,
  pair: { measured: p95(large, large.ours), baseline: p95(small, small.ours) },
})

type OpenSearchNodeFixture = Awaited<ReturnType<typeof openSearchNodeFixture>>

function msearchGoal({ size, questions, msearch, postFilter }: OpenSearchNodeFixture): Goal {
  const p50 = (answer: (question: Question) => Promise<unknown>) => async () =>
    percentile(await timesOf({ answer }, questions), 0.5)
  return {
    ...common,
    name: `OpenSearch: one msearch over post_filter, p50 ${at({ size })}`,
    limit: 1 / 3,
    pair: { measured: p50(msearch), baseline: p50(postFilter) },
  }
}
