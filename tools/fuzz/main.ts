import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, wholeNumber } from '@forecourt/command-line/read-arguments'
import { runMain } from '@forecourt/command-line/run-main'
import { routeOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { ask } from '@forecourt/e2e/platform/ask'
import { type Platform, startPlatform } from '@forecourt/e2e/platform/platform'
import { ensureSchemathesis } from './python.ts'
import { type Counts, runRound } from './run-round.ts'
import { prepareWorld } from './world.ts'

const help = `npm run fuzz: asks every endpoint of a platform of its own what schemathesis makes of /api/openapi.json. Fails for an answer of
5xx, and for one that the document does not describe: its status, content type, headers or schema.

  --cases N  how many requests, at least (default 1000)
  --seed N   what they are made from (default 1)
`
const say = (line: string) => void process.stdout.write(`${line}\n`)
/** A round says how far it came, and what it found. */
const maxCasesPerOperation = 250

async function main(): Promise<number> {
  const options = readArguments('npm run fuzz', {
    cases: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  })
  if (options.help) {
    say(help)
    return 0
  }
  const cases = wholeNumber('cases', options.cases, { max: 1_000_000 })
  const seed = wholeNumber('seed', options.seed, { max: 1_000_000 })
  const python = ensureSchemathesis(say)
  say('Starting a platform')
  const platform = await startPlatform()
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-fuzz-'))
  try {
    return await fuzz({ python, folder, platform, cases, seed })
  } finally {
    await platform.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Fuzz = { python: string; folder: string; platform: Platform; cases: number; seed: number }

/** Rounds with other seeds follow until there were enough cases: an endpoint without parameters has only few. */
async function fuzz({ python, folder, platform, cases, seed }: Fuzz): Promise<number> {
  const world = await prepareWorld(platform)
  const { body } = await ask(`${world.origin}/api/openapi.json`)
  writeFileSync(join(folder, 'openapi.json'), body)
  writeFileSync(join(folder, 'world.json'), JSON.stringify(world))
  let counts: Counts = {}
  let areRoundsFine = true
  const maxRounds = 5 + Math.ceil(cases / maxCasesPerOperation)
  for (let round = 0; round < maxRounds && areRoundsFine && sum(counts) < cases; round++) {
    const casesPerOperation = Math.min(maxCasesPerOperation, Math.ceil((cases - sum(counts)) / endpoints.length))
    const phases = round === 0 ? 'coverage,fuzzing' : 'fuzzing'
    const url = `http://127.0.0.1:${platform.port}`
    const result = await runRound({ python, folder, url, seed: seed + round, casesPerOperation, phases })
    counts = added(counts, result.counts)
    areRoundsFine = result.isFine
    say(areRoundsFine ? `${sum(counts)} cases` : `${result.output}\n${errorsOf(platform.log())}`)
  }
  for (const [name, count] of Object.entries(counts).sort()) say(`  ${name}: ${count}`)
  const problems = [
    ...(areRoundsFine ? [] : ['An answer is not what the document says; schemathesis says above which.']),
    ...(sum(counts) < cases && areRoundsFine ? [`Only ${sum(counts)} of ${cases} cases could be made.`] : []),
    // Otherwise the cases prove nothing of what is behind the checks.
    ...endpoints
      .map(routeOf)
      .filter((route) => !counts[`${route} 200`])
      .map((route) => `No case of ${route} was answered with 200.`),
  ]
  for (const problem of problems) say(`✗ ${problem}`)
  say(`\n${sum(counts)} passed, ${problems.length} failed`)
  return problems.length > 0 ? 1 : 0
}

/** What functions logged as their own fault. */
const errorsOf = (log: string): string =>
  log
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .join('\n')

const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0)

const added = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]),
  )

runMain(main)
