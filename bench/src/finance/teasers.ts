import type { FinanceLenders } from '@forecourt/contracts/finance/finance-lender'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { shownHits } from '@forecourt/stock/site-queries/shown-vehicles'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import type { Measured } from '../runner/bench.ts'
import { docOf, type Question } from '../search/contenders/contender.ts'
import { scope, stateOf } from '../search/contenders/embedded-engine.ts'
import { generateQuestions } from '../search/generated-questions.ts'
import { generatedNow, generateStock } from '../search/generated-stock.ts'
import { percentile, timesOf } from '../search/timing.ts'
import type { Setup } from '../setup/setup.ts'

const questionsARound = 60

const site = testSite({ finance_provider: 'provider_b' })
const lender = { interestRate: 7.49, comparisonRate: 8.32, termYears: 5, financeProvider: 'provider_b' as const }

/** The engine with a stock whose vehicles all have lenders, and what the search function answers of it, as JSON. */
async function answerWith(size: number, lenders?: FinanceLenders) {
  const engine = createEmbeddedSearch()
  for (const vehicle of generateStock(size)) {
    const offered = { ...vehicle, year: 2025, ...(lenders && { finance_lenders: lenders }) }
    await engine.apply([{ kind: 'put', vehicle: offered, version: 1 }])
  }
  return {
    async answer(question: Question) {
      const result = await engine.search(scope, stateOf(question), generatedNow)
      return JSON.stringify({ ...result, hits: shownHits(result.hits, site) })
    },
  }
}

/** Search with what each vehicle costs a week, over the same stock without lenders. */
export async function teaserGoals({ sized }: Setup): Promise<Measured> {
  const size = sized(100_000, 1000)
  const docs = [...generateStock(size)].map(docOf)
  const [withTeasers, without] = [await answerWith(size, { lender }), await answerWith(size)]
  const text = await withTeasers.answer({ chosen: {} })
  if (!text.includes('"weekly"')) throw new Error('No vehicle has an estimate.')
  const p95 = (answering: typeof without) => {
    let round = 0
    return async () => percentile(await timesOf(answering, generateQuestions(docs, questionsARound, ++round)), 0.95)
  }
  return {
    goals: [
      {
        ...{ kind: 'ratio', name: 'search p95 with teasers over without', limit: 1.05, unit: 'ms', rounds: 21 },
        pair: { measured: p95(withTeasers), baseline: p95(without) },
      },
    ],
    close: async () => {},
  }
}
