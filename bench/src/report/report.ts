import type { Saved } from './saved-results.ts'

const columns = ['benchmark', 'goal', 'at most', 'last result', '', 'measured'] as const
type Row = readonly [string, string, string, string, string, string]

/** The table of `--report`: each goal with its last full result, and what has none. */
export function reportLines(names: readonly string[], saved: ReadonlyMap<string, Saved>): string[] {
  const rows = names.flatMap((name): Row[] => {
    const own = saved.get(name)
    if (!own) return [[name, '', '', 'no full result', '', '']]
    const { cpu, cores } = own.machine
    const measured = `${own.measured_at.slice(0, 10)} at ${own.commit}, ${cores} cores of ${cpu}`
    if (own.results.length === 0) return [[name, '', '', 'prints a table of its own', '', measured]]
    return own.results.map(({ goal, limit, line, isMet }) => [
      ...([name, goal, Number(limit.toFixed(3)).toString(), line] as const),
      ...([isMet ? 'met' : 'not met', measured] as const),
    ])
  })
  const all: readonly (readonly string[])[] = [columns, ...rows]
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  return all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
