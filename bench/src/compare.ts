import { type Interval, medianInterval } from './statistics.ts'

/** Two ways of measuring, whose ratio is the result. */
export type Pair = { measured: () => Promise<number>; baseline: () => Promise<number> }
export type Comparison = { measured: number[]; baseline: number[]; ratios: number[]; ratio: Interval }

/**
 * Measures both in each round, in an order that turns round every time, so that neither profits from going second; the
 * result is the median of the rounds' own ratios. One round before the first warms both and is not counted.
 */
export async function compare(pair: Pair, rounds: number, progress: (line: string) => void): Promise<Comparison> {
  const measured: number[] = []
  const baseline: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const steps: (keyof Pair)[] = round % 2 ? ['measured', 'baseline'] : ['baseline', 'measured']
    const values = { measured: 0, baseline: 0 }
    for (const step of steps) values[step] = await pair[step]()
    const ratio = (values.measured / values.baseline).toFixed(3)
    const name = round ? `round ${round}/${rounds}` : 'warm-up'
    progress(`${name}: ${values.measured.toFixed(1)} over ${values.baseline.toFixed(1)} = ${ratio}`)
    if (round === 0) continue
    measured.push(values.measured)
    baseline.push(values.baseline)
  }
  const ratios = measured.map((value, index) => value / (baseline[index] as number))
  return { measured, baseline, ratios, ratio: medianInterval(ratios) }
}
