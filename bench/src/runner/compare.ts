import { type Interval, medianInterval } from './statistics.ts'

/** Two ways of measuring, whose ratio is the result. */
export type Pair = { measured: () => Promise<number>; baseline: () => Promise<number> }
export type NamedPair = { name: string; pair: Pair }
export type Comparison = { measured: number[]; baseline: number[]; ratios: number[]; ratio: Interval }

export type Rounds = { rounds: number; isWarmedUp?: boolean; say: (line: string) => void }

/**
 * Measures both sides of every pair in each round, in an order that turns round every time, so that none profits from going
 * second; a pair's result is the median of the rounds' own ratios. One round before the first warms all and is not counted.
 */
export async function compare(
  pairs: readonly NamedPair[],
  { rounds, isWarmedUp = true, say }: Rounds,
): Promise<Comparison[]> {
  const runs = pairs.map((named) => ({ ...named, measured: [] as number[], baseline: [] as number[] }))
  const steps = runs.flatMap(({ pair, measured, baseline }) => [
    async () => baseline.push(await pair.baseline()),
    async () => measured.push(await pair.measured()),
  ])
  for (let round = isWarmedUp ? 0 : 1; round <= rounds; round++) {
    for (const step of round % 2 ? steps.toReversed() : steps) await step()
    for (const { name, measured, baseline } of runs) {
      const [above, below] = [last(measured), last(baseline)]
      const ratio = `${above.toFixed(1)} over ${below.toFixed(1)} = ${(above / below).toFixed(3)}`
      say(`${round ? `round ${round}/${rounds}` : 'warm-up'}, ${name}: ${ratio}`)
    }
  }
  return runs.map((run) => {
    const [measured, baseline] = [run.measured.slice(-rounds), run.baseline.slice(-rounds)]
    const ratios = measured.map((value, index) => value / (baseline[index] as number))
    return { measured, baseline, ratios, ratio: medianInterval(ratios) }
  })
}

const last = (values: readonly number[]): number => values.at(-1) ?? Number.NaN
