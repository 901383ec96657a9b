import type { Dealership } from '../dealers/dealership.ts'
import { lotSize } from '../make-stock.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { enoughToJudge, judge, type Verdict } from './bounds.ts'
import { judgedUntil } from './expected.ts'
import { measures } from './measures.ts'

const barWidth = 40

/** How many values lie in each bar: below the first edge, between two, from the last on. */
export function histogram(values: readonly number[], edges: readonly number[]): number[] {
  const counts = Array.from({ length: edges.length + 1 }, () => 0)
  for (const value of values) {
    const bar = edges.findIndex((edge) => value < edge)
    const at = bar < 0 ? edges.length : bar
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** A dealership's stock in the terminal: its distributions, and whether they are within its bounds. */
export function report(
  dealership: Dealership,
  vehicles: readonly DemoVehicle[],
  today: Date,
): { text: string; isWithin: boolean } {
  const parts = measures.flatMap(({ name, of, edges, write }) => {
    const values = vehicles.map(of).filter((value) => value !== undefined)
    return values.length === 0 ? [] : [`  ${name}`, ...bars(histogram(values, edges), edges.map(write))]
  })
  const verdicts = today > judgedUntil ? [] : judge(dealership, vehicles)
  const judgement = verdicts.length > 0 ? verdicts.map(lineOf) : [today > judgedUntil ? tooLate : tooFew(dealership)]
  return {
    text: [`${dealership.slug}: ${vehicles.length} vehicles`, ...parts, ...judgement, ''].join('\n'),
    isWithin: verdicts.every(({ isWithin }) => isWithin),
  }
}

const lineOf = ({ name, value, range: [least, most], write, isWithin }: Verdict): string =>
  `  ${isWithin ? 'ok ' : 'OUT'} ${name}: ${value === undefined ? 'none' : write(value)} (${write(least)} to ${write(most)})`

const tooLate = `  not judged: what a stock should be like was tried until ${judgedUntil.toISOString().slice(0, 10)} (tools/demo-stock/src/report/expected.ts)`

const tooFew = (dealership: Dealership): string =>
  `  too few to judge: of its ${lotSize(dealership)} it takes ${enoughToJudge(dealership)}`

function bars(counts: readonly number[], edges: readonly string[]): string[] {
  const most = Math.max(...counts)
  return counts.map((count, index) => {
    const label = index < edges.length ? `below ${edges[index]}` : `from ${edges.at(-1)}`
    return `    ${label.padEnd(14)} ${'█'.repeat(Math.round((count / most) * barWidth))} ${count}`
  })
}
