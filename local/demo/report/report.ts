import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'
import { bounds, measures } from './bounds.ts'

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

/** A dealership's stock in the terminal: its distributions, and whether they are within bounds. */
export function report(name: string, vehicles: readonly DemoVehicle[]): string {
  const parts = measures.flatMap(({ name: measure, of, edges, write }) => {
    const values = vehicles.map(of).filter((value) => value !== undefined)
    return values.length === 0 ? [] : [`  ${measure}`, ...bars(histogram(values, edges), edges.map(write))]
  })
  const judged = bounds.flatMap(({ name: bound, of, least, most }) => {
    const value = of(vehicles)
    if (value === undefined) return []
    const mark = value >= least && value <= most ? 'ok ' : 'OUT'
    return [`  ${mark} ${bound}: ${short(value)} (${short(least)} to ${short(most)})`]
  })
  return [`${name}: ${vehicles.length} vehicles`, ...parts, ...judged, ''].join('\n')
}

function bars(counts: readonly number[], edges: readonly string[]): string[] {
  const most = Math.max(...counts)
  return counts.map((count, index) => {
    const label = index < edges.length ? `below ${edges[index]}` : `from ${edges.at(-1)}`
    return `    ${label.padEnd(14)} ${'█'.repeat(Math.round((count / most) * barWidth))} ${count}`
  })
}

const short = (value: number): string => (value <= 1 ? `${Math.round(value * 100)}%` : String(Math.round(value)))
