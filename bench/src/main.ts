import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deployBench } from './deploy.ts'
import { financeBench } from './finance/finance.ts'
import { coldStart } from './functions/cold-start.ts'
import { importMemory } from './import/import-memory.ts'
import { filterClick } from './page/filter-click.ts'
import { firstView } from './page/first-view.ts'
import { openEnquiry } from './page/open-enquiry.ts'
import { openVehicle } from './page/open-vehicle.ts'
import { saveCar } from './page/save-car.ts'
import { vehiclePage } from './page/vehicle-page.ts'
import type { Bench, Goal, Measured, Say } from './runner/bench.ts'
import { compare } from './runner/compare.ts'
import { median } from './runner/statistics.ts'
import { searchBench } from './search/search.ts'

const benches: Record<string, Bench> = {
  'first-view': firstView,
  'filter-click': filterClick,
  'open-vehicle': openVehicle,
  'open-enquiry': openEnquiry,
  'vehicle-page': vehiclePage,
  'save-car': saveCar,
  finance: financeBench,
  functions: coldStart,
  import: importMemory,
  search: searchBench,
  deploy: deployBench,
}

const list = Object.entries(benches).map(([name, { summary, parts }]) =>
  [
    `  ${name.padEnd(14)}${summary}`,
    ...(parts ? [`  ${' '.repeat(14)}in parts: ${Object.keys(parts).join(', ')}`] : []),
  ].join('\n'),
)
const help = `npm run bench -- NAME [PART] [OPTIONS]

${list.join('\n')}

Both sides of every ratio are measured in each round, in an order that turns round; the result is the median of the rounds'
ratios with a bootstrap 95% interval, and a goal is met when the interval's worse end meets it. Ratios hold anywhere;
milliseconds are this machine's. Without a PART all parts are measured, one after the other.

  --rounds N   rounds (11 or more for a result to count)
  --json       also writes bench/results/NAME.json, or NAME-PART.json
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

function roundsFrom(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!(Number(given) >= 1)) throw new Error(`--rounds is "${given}": it must be a number from 1.`)
  return Number(given)
}

type Run = { name: string; prepare(say: Say): Promise<Measured> }

/** What is to be measured, or what to say instead. */
function runsOf(name: string, part: string | undefined): Run[] | string {
  const bench = benches[name]
  if (!bench) return `There is no benchmark "${name}".`
  const { parts } = bench
  if (!parts) return part === undefined ? [{ name, prepare: bench.prepare }] : `${name} has no parts.`
  if (part !== undefined && !parts[part]) return `${name} has no part "${part}".`
  const asked = Object.entries(parts).filter(([own]) => part === undefined || own === part)
  return asked.map(([own, prepare]) => ({ name: `${name}-${own}`, prepare }))
}

/** Runs one benchmark, prints it and saves it. Whether all its goals are met. */
async function measure({ name, prepare }: Run, { rounds, json }: { rounds: number | undefined; json: boolean }) {
  const { goals, close } = await prepare(say)
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
  if (json) {
    const folder = join(import.meta.dirname, '../results')
    await mkdir(folder, { recursive: true })
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
    const report = { bench: name, measured_at: new Date().toISOString(), machine, results }
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`)
  }
  return results.every(({ isMet }) => isMet)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name = '', part] = positionals
  const runs = values.help ? [] : runsOf(name, part)
  if (values.help || typeof runs === 'string') {
    console.log(typeof runs === 'string' ? `${runs}\n\n${help}` : help)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const rounds = roundsFrom(values.rounds)
  let isMet = true
  for (const run of runs) isMet = (await measure(run, { rounds, json: values.json })) && isMet
  process.exitCode = isMet ? 0 : 1
}

await main()
