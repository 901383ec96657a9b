import { readCommandLine, wholeNumber } from '@forecourt/command-line/read-arguments'
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

/** Runs, prints and saves each. Whether all their goals are met. */
async function measureAll(runs: readonly Run[], given: { rounds: number | undefined; commit?: string }) {
  const { setup, close } = fullSetup((line) => console.error(line))
  let isMet = true
  try {
    for (const run of runs) {
      const results = await measure(run, setup, given)
      console.log('')
      for (const { goal, limit, isMet, line } of results)
        console.log(`${isMet ? '✓' : '✗'} ${goal}: ${line} (goal ≤ ${limit})`)
      if (given.commit) await saveResults(run.name, given.commit, results)
      isMet &&= results.every((result) => result.isMet)
    }
  } finally {
    await close()
  }
  return isMet
}

/** What the command line asks for. Throws for what it may not say. */
function readCommand() {
  const flags = {
    rounds: { type: 'string' },
    json: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = readCommandLine('npm run bench', flags)
  const { help, report, smoke, json } = values
  if (help || report) return { help, report, smoke, json, runs: [], rounds: undefined }
  const [name = smoke ? 'all' : undefined, part, ...others] = positionals
  if (name === undefined) throw new Error('Name a benchmark. What there is: npm run bench -- --help')
  const runs = others.length > 0 ? `It takes no "${others.join(' ')}".` : runsOf(name, part)
  if (typeof runs === 'string') throw new Error(`${runs} What there is: npm run bench -- --help`)
  const rounds = values.rounds === undefined ? undefined : wholeNumber('rounds', values.rounds, { max: 1000 })
  if (json && rounds !== undefined && rounds < minRounds)
    throw new Error(`--json saves results of ${minRounds} rounds or more.`)
  return { help, report, smoke, json, runs, rounds, ...(json && { commit: measuredCommit() }) }
}

/** The command, or an end with exit code 2 and what is wrong with it. */
function commandOrUsage() {
  try {
    return readCommand()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

async function main(): Promise<boolean> {
  const command = commandOrUsage()
  const print = (line: string) => console.log(line)
  if (command.help) print(help)
  else if (command.report) {
    const names = allRuns.map((run) => run.name)
    for (const line of reportLines(names, await readSavedResults())) print(line)
  } else if (command.smoke) return (await smoke(command.runs, print)) === 0
  else return measureAll(command.runs, command)
  return true
}

process.exitCode = (await main()) ? 0 : 1
