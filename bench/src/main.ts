import { parseArgs } from 'node:util'
import { allRuns, benchList, runsOf } from './benches.ts'
import { reportLines } from './report/report.ts'
import { measuredCommit, readSavedResults, saveResults } from './report/saved-results.ts'
import type { Run } from './runner/bench.ts'
import { measure } from './runner/measure.ts'
import { smoke } from './runner/smoke.ts'
import { fullSetup } from './setup/setup.ts'

const minRounds = 11

const help = `npm run bench -- NAME [PART] [OPTIONS]

${benchList}
  all           every one, one after the other

Both sides of every ratio are measured in each round, in an order that turns round; the result is the median of the rounds'
ratios with a bootstrap 95% interval, and a goal is met when the interval's worse end meets it. Ratios hold anywhere;
milliseconds are this machine's. Without a PART all parts are measured, one after the other.

  --rounds N   rounds (${minRounds} or more for a result to count)
  --json       also saves bench/results/NAME.json, or NAME-PART.json: on a quiet machine, without uncommitted changes
  --smoke      runs NAME, or all, for one round in a small size: that it runs, not what it measures
  --report     prints the last saved result of every goal
  --help       this text`

function roundsFrom(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!(Number(given) >= 1)) throw new Error(`--rounds is "${given}": it must be a number from 1.`)
  return Number(given)
}

/** Runs, prints and saves each. Whether all their goals are met. */
async function measureAll(runs: readonly Run[], given: { rounds: number | undefined; json: boolean }) {
  if (given.json && given.rounds !== undefined && given.rounds < minRounds)
    throw new Error(`--json saves results of ${minRounds} rounds or more.`)
  const commit = given.json && measuredCommit()
  const { setup, close } = fullSetup((line) => console.error(line))
  let isMet = true
  try {
    for (const run of runs) {
      const results = await measure(run, setup, given)
      console.log('')
      for (const { goal, limit, isMet, line } of results)
        console.log(`${isMet ? '✓' : '✗'} ${goal}: ${line} (goal ≤ ${limit})`)
      if (commit) await saveResults(run.name, commit, results)
      isMet &&= results.every((result) => result.isMet)
    }
  } finally {
    await close()
  }
  return isMet
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string' },
      json: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const print = (line: string) => console.log(line)
  if (values.help) {
    print(help)
    return true
  }
  if (values.report) {
    const names = allRuns.map((run) => run.name)
    for (const line of reportLines(names, await readSavedResults())) print(line)
    return true
  }
  const [name = values.smoke ? 'all' : '', part] = positionals
  const runs = runsOf(name, part)
  if (typeof runs === 'string') {
    print(`${runs}\n\n${help}`)
    return false
  }
  if (values.smoke) return (await smoke(runs, print)) === 0
  return measureAll(runs, { rounds: roundsFrom(values.rounds), json: values.json })
}

process.exitCode = (await main()) ? 0 : 1
