import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Goal } from './bench.ts'
import { compare } from './compare.ts'
import { firstView } from './first-view.ts'
import { importMemory } from './import-memory.ts'
import { openVehicle } from './open-vehicle.ts'
import { searchBench } from './search/search.ts'
import { median } from './statistics.ts'

const benches: Record<string, Bench> = {
  'first-view': firstView,
  'open-vehicle': openVehicle,
  import: importMemory,
  search: searchBench,
}

const list = Object.entries(benches).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`)
const help = `npm run bench -- NAME [OPTIONS]

${list.join('\n')}

Both sides of every ratio are measured in each round, in an order that turns round; the result is the median of the rounds'
ratios with a bootstrap 95% interval, and a goal is met when the interval's worse end meets it. Ratios hold anywhere;
milliseconds are this machine's.

  --rounds N   rounds (11 or more for a result to count)
  --cars N     how many vehicles, where a benchmark has a choice
  --json       also writes bench/results/NAME.json
  --help       this text`

const say = (line: string) => console.error(line)

type RatioGoal = Extract<Goal, { kind: 'ratio' }>
type ValueGoal = Extract<Goal, { kind: 'value' }>

/** All the ratios of a benchmark come from the same rounds. */
async function compareAll(goals: RatioGoal[], asked: number | undefined) {
  if (goals.length === 0) return []
  const rounds = asked ?? Math.max(...goals.map((goal) => goal.rounds))
  const comparisons = await compare(goals, rounds, say)
  return goals.flatMap(({ name: goal, limit, unit }, index) => {
    const comparison = comparisons[index]
    if (!comparison) return []
    const { measured, baseline, ratio } = comparison
    const interval = `${ratio.median.toFixed(3)} [${ratio.low.toFixed(3)}, ${ratio.high.toFixed(3)}]`
    const line = `${interval}, ${median(measured).toFixed(1)} over ${median(baseline).toFixed(1)} ${unit}`
    return { goal, limit, isMet: ratio.high <= limit, line, ...comparison }
  })
}

async function readValue({ name, limit, unit, read }: ValueGoal) {
  const value = await read()
  return { goal: name, limit, isMet: value <= limit, value, line: `${value.toFixed(1)} ${unit}` }
}

function numberFrom(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!(Number(given) >= 1)) throw new Error(`--${name} is "${given}": it must be a number from 1.`)
  return Number(given)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      cars: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const [name = ''] = positionals
  const bench = benches[name]
  if (values.help || !bench) {
    console.log(bench || values.help ? help : `There is no benchmark "${name}".\n\n${help}`)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const rounds = numberFrom('rounds', values.rounds)
  const { goals, close } = await bench.prepare(say, { cars: numberFrom('cars', values.cars) })
  const results: (Awaited<ReturnType<typeof compareAll>>[number] | Awaited<ReturnType<typeof readValue>>)[] = []
  try {
    const ratios = goals.filter((goal) => goal.kind === 'ratio')
    results.push(...(await compareAll(ratios, rounds)))
    for (const goal of goals) if (goal.kind === 'value') results.push(await readValue(goal))
  } finally {
    await close()
  }
  console.log('')
  for (const { goal, limit, isMet, line } of results)
    console.log(`${isMet ? '✓' : '✗'} ${goal}: ${line} (goal ≤ ${limit})`)
  if (values.json) {
    const folder = join(import.meta.dirname, '../results')
    await mkdir(folder, { recursive: true })
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
    const report = { bench: name, measured_at: new Date().toISOString(), machine, results }
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`)
  }
  process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1
}

await main()
