// `npm test`: from a fresh clone, the core of everything; `npm run test:all`: everything. Names what was skipped, and ends with
// one line `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startSeed } from '../e2e/src/platform/start-seed.mjs'
import { checks, journeyTests, pageTests, reports, unitTests } from './checks.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { browserOutcome, outcomeOf, summaryOf, unitOutcome } from './outcomes.mjs'
import { measureLoop, timeTable } from './shares.mjs'
import { againLine, runInParallel, runWithOutput } from './stages.mjs'

const usage = `Usage: npm test           the core of everything
       npm run test:all   also what is exhaustive or large: every theme and width, each car's facts, 100,000 vehicles
  -- --limits             a stage that takes more than 1.3 × its share fails (scripts/shares.mjs)

For one package: npm run check -- PACKAGE. For one file: npx vitest run FILE, or npx playwright test -c e2e/pages.config.ts FILE`

const options = process.argv.slice(2)
const isAll = options.includes('--all')
const hasLimits = options.includes('--limits')
if (options.includes('--help') || options.includes('-h')) {
  console.log(usage)
  process.exit(0)
}
const unknown = options.filter((option) => !['--all', '--limits'].includes(option))
if (unknown.length > 0) {
  console.error(`It takes no "${unknown.join(' ')}".\n\n${usage}`)
  process.exit(2)
}

const env = { TEST_PROGRESS: '1', TEST_SCOPE: isAll ? 'all' : 'core' }
const units = { ...unitTests({ isAll }), env }
const pages = { ...pageTests, env }
const journeys = { ...journeyTests, env }

ensureInstalled()
for (const file of Object.values(reports)) rmSync(join(root, file), { force: true })
mkdirSync(join(root, 'test-results'), { recursive: true })

const since = performance.now()
let loopBefore = await measureLoop()

/** A stage's result, with how fast the machine was around it. */
async function measured(run) {
  const result = await run()
  const loopAfter = await measureLoop()
  const loop = (loopBefore + loopAfter) / 2
  loopBefore = loopAfter
  return { ...result, loop }
}

let failedChecks = []
async function runChecks() {
  const since = performance.now()
  console.log('▶ checks')
  failedChecks = await runInParallel(checks)
  return { name: 'checks', ok: failedChecks.length === 0, seconds: (performance.now() - since) / 1000 }
}

const runStage = (stage) => measured(async () => ({ name: stage.name, ...(await runWithOutput(stage)) }))

const stages = [await measured(runChecks), await runStage(units)]
// A page's test waits for its browser now and then: the journeys' platform is seeded meanwhile.
const seed = startSeed()
stages.push(await runStage(pages))
stages.push(await runStage({ ...journeys, env: { ...env, ...(await seed.environment) } }))
seed.remove()
const seconds = (performance.now() - since) / 1000
const times = timeTable(stages, isAll ? 'all' : 'core', seconds)

/** It waits for `npm run test:all`. */
const isLeftOut = ({ tags }) => !isAll && tags.includes('exhaustive')
const [, unitRun, pageRun, journeyRun] = stages
const outcomes = [
  outcomeOf(unitRun, reports.unit, (report) => unitOutcome(report, { isLeftOut })),
  outcomeOf(pageRun, reports.pages, browserOutcome),
  outcomeOf(journeyRun, reports.journeys, browserOutcome),
]
const otherFailures = [
  ...failedChecks.map((check) => `${check.name}\n${check.output.trimEnd()}\n${againLine(check)}`),
  // A machine of one's own may do other work meanwhile.
  ...(hasLimits ? times.slow : []),
]
const { lines, isFine } = summaryOf(outcomes, otherFailures)
console.log(`\n${[...times.lines, ...lines].join('\n')}`)
process.exitCode = isFine ? 0 : 1
