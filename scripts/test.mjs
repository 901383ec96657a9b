// `npm test`: from a fresh clone, the core of everything; `npm run test:all`: everything. Ends with one line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checks, reports, unitTests } from './checks.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { measureLoop, timeTable } from './shares.mjs'
import { runInParallel, runWithOutput } from './stages.mjs'

/** Also what is exhaustive or large: every theme and width, each car's facts, 100,000 vehicles. */
const isAll = process.argv.includes('--all')
const env = {
  TEST_PROGRESS: '1',
  // Commands and platforms that tests start keep their compiled code, half of the time that each takes to start.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...(isAll && { TEST_ALL: '1' }),
}

const units = { ...unitTests({ isAll }), env }

/** Pages of remotes over a fake API, without a platform. */
const pages = {
  name: 'pages of remotes in a browser',
  command: ['playwright', 'test', '-c', 'e2e/pages.config.ts'],
  env,
}

const journeys = {
  name: 'build and browser journeys',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
  env,
}

/**
 * What failed, and what passed only the second time, each as the text to read first.
 * @typedef {{ passed: number, failed: string[], flaky: string[] }} Outcome
 */

/** A flaky test is a bug to fix. So many are named without failing the run; more are a fault of what is tested. */
const maxFlaky = 3

/** What a runner's report says; one failure when it left none, because then it did not even start. */
function outcomeOf({ name }, file, read) {
  try {
    return read(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch {
    return { passed: 0, failed: [`${name} left no report`], flaky: [] }
  }
}

/** @returns {Outcome} */
function unitOutcome({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    // A file may fail before its first test, or after its last.
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const again = `npx vitest run ${file}`
    if (status === 'failed' && !tests.length) return [`${file}\n${message}\n  again: ${again}`]
    return tests.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}\n  again: ${again}`)
  })
  return { passed: numPassedTests, failed, flaky: [] }
}

/** @returns {Outcome} */
function browserOutcome({ config, stats, errors, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const all = suites.flatMap(specs)
  const having = (wanted) =>
    all
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title, tests }) => {
        const messages = tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        )
        const again = `npx playwright test -c ${relative(root, config.configFile)} ${file}:${line}`
        return `${file}:${line} > ${title}\n${messages.join('\n')}\n  again: ${again}`
      })
  return {
    passed: stats.expected + stats.flaky,
    failed: [...having('unexpected'), ...errors.map(({ message }) => message)],
    flaky: having('flaky'),
  }
}

ensureInstalled()
for (const file of Object.values(reports)) rmSync(join(root, file), { force: true })
mkdirSync(join(root, 'test-results'), { recursive: true })

const loopBefore = measureLoop()
const since = performance.now()
console.log('▶ checks')
const areChecksFine = await runInParallel(checks)
const stages = [{ name: 'checks', ok: areChecksFine, seconds: (performance.now() - since) / 1000 }]
for (const stage of [units, pages, journeys]) stages.push({ name: stage.name, ...(await runWithOutput(stage)) })
const loop = Math.max(loopBefore, measureLoop())
const times = timeTable(stages, { loop, shares: isAll ? 'all' : 'core' })

const outcomes = [
  outcomeOf(units, reports.unit, unitOutcome),
  outcomeOf(pages, reports.pages, browserOutcome),
  outcomeOf(journeys, reports.journeys, browserOutcome),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const flaky = outcomes.flatMap((outcome) => outcome.flaky)
const failed = [
  ...outcomes.flatMap((outcome) => outcome.failed),
  ...(areChecksFine ? [] : ['a check: its output is above']),
  ...(flaky.length > maxFlaky ? [`more than ${maxFlaky} flaky tests`] : []),
  // A machine of one's own may do other work meanwhile.
  ...(process.env.CI ? times.slow : []),
]
const isFine = stages.every(({ ok }) => ok) && failed.length === 0
console.log(`\n${times.lines.join('\n')}`)
// Repeated at the end, where a long log is read first.
for (const text of flaky) console.log(`\n~ flaky, passed the second time: ${text}`)
for (const text of failed) console.log(`\n✗ ${text}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = isFine ? 0 : 1
