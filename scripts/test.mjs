// `npm test`: everything there is, from a fresh clone. Ends with one line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checks, reports, unitTests } from './checks.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { runInParallel, runWithOutput } from './stages.mjs'

/** Pages of remotes over a fake API, without a platform. */
const pages = {
  name: 'pages of remotes in a browser',
  command: ['playwright', 'test', '-c', 'e2e/pages.config.ts'],
}

const journeys = {
  name: 'build and browser journeys',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
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
    if (status === 'failed' && !tests.length) return [`${file}\n${message}`]
    return tests.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })
  return { passed: numPassedTests, failed, flaky: [] }
}

/** @returns {Outcome} */
function journeyOutcome({ stats, errors, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const all = suites.flatMap(specs)
  const having = (wanted) =>
    all
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title, tests }) => {
        const messages = tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        )
        return `${file}:${line} > ${title}\n${messages.join('\n')}`
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

console.log('▶ checks')
const areChecksFine = await runInParallel(checks)
const didUnitsPass = await runWithOutput(unitTests)
const didPagesPass = await runWithOutput(pages)
const didJourneysPass = await runWithOutput(journeys)

const outcomes = [
  outcomeOf(unitTests, reports.unit, unitOutcome),
  outcomeOf(pages, reports.pages, journeyOutcome),
  outcomeOf(journeys, reports.journeys, journeyOutcome),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const flaky = outcomes.flatMap((outcome) => outcome.flaky)
const failed = [
  ...outcomes.flatMap((outcome) => outcome.failed),
  ...(areChecksFine ? [] : ['a check: its output is above']),
  ...(flaky.length > maxFlaky ? [`more than ${maxFlaky} flaky tests`] : []),
]
const isFine = areChecksFine && didUnitsPass && didPagesPass && didJourneysPass && failed.length === 0
// Repeated at the end, where a long log is read first.
for (const text of flaky) console.log(`\n~ flaky, passed the second time: ${text}`)
for (const text of failed) console.log(`\n✗ ${text}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = isFine ? 0 : 1
