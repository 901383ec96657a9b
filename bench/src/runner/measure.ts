import type { Setup } from '../setup/setup.ts'
import type { Goal, Run } from './bench.ts'
import { type Comparison, compare } from './compare.ts'
import { median } from './statistics.ts'

type RatioGoal = Extract<Goal, { kind: 'ratio' }>
type ValueGoal = Extract<Goal, { kind: 'value' }>

/** What was measured of one goal; `line` says it in words. */
export type Result = { goal: string; limit: number; isMet: boolean; line: string } & (Comparison | { value: number })

type Pace = {
  /** In place of the goals' own. */
  rounds?: number | undefined
  isWarmedUp?: boolean
}

/** All the ratios of a benchmark come from the same rounds. */
async function compareAll(goals: RatioGoal[], { say }: Setup, pace: Pace): Promise<Result[]> {
  if (goals.length === 0) return []
  const rounds = pace.rounds ?? Math.max(...goals.map((goal) => goal.rounds))
  const comparisons = await compare(goals, { ...pace, rounds, say })
  return goals.flatMap(({ name: goal, limit, unit }, index) => {
    const comparison = comparisons[index]
    if (!comparison) return []
    const { measured, baseline, ratio } = comparison
    const interval = `${ratio.median.toFixed(3)} [${ratio.low.toFixed(3)}, ${ratio.high.toFixed(3)}]`
    const line = `${interval}, ${median(measured).toFixed(1)} over ${median(baseline).toFixed(1)} ${unit}`
    return { goal, limit, isMet: ratio.high <= limit, line, ...comparison }
  })
}

async function readValue({ name, limit, unit, read }: ValueGoal): Promise<Result> {
  const value = await read()
  return { goal: name, limit, isMet: value <= limit, value, line: `${value.toFixed(1)} ${unit}` }
}

/** Runs one benchmark or part, and closes what it opened. */
export async function measure({ prepare }: Run, setup: Setup, pace: Pace = {}): Promise<Result[]> {
  const { goals, close } = await prepare(setup)
  try {
    const ratios = goals.filter((goal) => goal.kind === 'ratio')
    const results = await compareAll(ratios, setup, pace)
    for (const goal of goals) if (goal.kind === 'value') results.push(await readValue(goal))
    return results
  } finally {
    await close()
  }
}
