// What the runners of `npm test` report: how many tests passed, which did not, each with the command that runs just that, and which did
// not run.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './ensure-installed.mjs'
import { againLine, printable } from './stages.mjs'

/**
 * A test that was skipped, and why, where it says so. `block` is the outermost one that it is in.
 * @typedef {{ name: string, block?: string, reason?: string }} Skipped
 */

/**
 * What failed, and what passed only the second time, each as the text to read first; and what was skipped.
 * @typedef {{ passed: number, failed: string[], flaky: string[], skipped: Skipped[] }} Outcome
 */

/** @returns {Outcome} */
const onlyFailed = (text) => ({ passed: 0, failed: [text], flaky: [], skipped: [] })

/**
 * What a runner's report says of a stage. A runner that did not start leaves no report, and one may fail although every test passed.
 * @param {{ name: string, ok: boolean }} stage @param {string} file @param {(report: any) => Outcome} read @returns {Outcome}
 */
export function outcomeOf({ name, ok }, file, read) {
  const path = join(root, file)
  if (!existsSync(path)) return onlyFailed(`${name} left no report: its output is above`)
  const text = readFileSync(path, 'utf8')
  // A runner that was killed leaves half a report.
  if (!isJson(text)) return onlyFailed(`${name} left a report that ends too soon: its output is above`)
  const outcome = read(JSON.parse(text))
  if (ok || outcome.failed.length > 0) return outcome
  return { ...outcome, failed: [`${name}: no test failed, but the runner did: its output is above`] }
}

function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A flaky test is a bug to fix. Up to this many are named without failing the run; more are a fault of what is tested. */
const maxFlaky = 3

/** How many were skipped, and which; several of one block, which one condition skips, share a line. @param {Skipped[]} skipped */
function skippedText(skipped) {
  const groups = new Map()
  for (const test of skipped) {
    const key = JSON.stringify([test.block ?? test.name, test.reason])
    groups.set(key, [...(groups.get(key) ?? []), test])
  }
  const lines = [...groups.values()].map((tests) => {
    const [{ name, block, reason }] = tests
    const what = tests.length > 1 ? `${block ?? name} (${tests.length} tests)` : name
    return reason ? `${what}: ${reason}` : what
  })
  return [`\n${skipped.length} skipped`, ...lines].join('\n  - ')
}

/**
 * What several runners report, and what else failed: the lines that end a run, and whether all is well. Each name is repeated there,
 * where a long log is read first.
 * @param {Outcome[]} outcomes @param {string[]} [others] @returns {{ lines: string[], isFine: boolean }}
 */
export function summaryOf(outcomes, others = []) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped)
  const failed = [
    ...outcomes.flatMap((outcome) => outcome.failed),
    ...(flaky.length > maxFlaky ? [`more than ${maxFlaky} flaky tests`] : []),
    ...others,
  ]
  return {
    lines: [
      ...(skipped.length > 0 ? [printable(skippedText(skipped))] : []),
      ...flaky.map((text) => printable(`\n~ flaky, passed the second time: ${text}`)),
      ...failed.map((text) => printable(`\n✗ ${text}`)),
      `\n${passed} passed, ${failed.length} failed`,
    ],
    isFine: failed.length === 0,
  }
}

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The command that runs a file of unit tests, or one test of it. @param {string} file @param {string} [pattern] */
const unitCommand = (file, pattern) => ['vitest', 'run', file, ...(pattern ? ['-t', pattern] : [])]

/** An error with the calls of our own code alone. */
const ownLines = (message) => message.replaceAll(/\n\s+at .*node_modules.*/g, '')

/**
 * Of vitest's JSON. A test that passed the second time keeps the messages of the first; `isLeftOut` are those that the run was told to
 * leave out, which vitest reports as skipped too. @returns {Outcome}
 */
export function unitOutcome(
  { numPassedTests, testResults },
  { commandOf = unitCommand, isLeftOut = (_test) => false } = {},
) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => {
      const file = relative(root, name)
      return { ...test, file, titles: [...test.ancestorTitles, test.title].join(' > ') }
    }),
  )
  const having = (wanted) =>
    tests.filter(wanted).map(({ file, titles, failureMessages }) => {
      const again = againLine({ command: commandOf(file, `^${literally(titles)}$`) })
      return `${file} > ${titles}\n${failureMessages.map(ownLines).join('\n')}\n${again}`
    })
  const hasFailed = ({ status }) => status === 'failed'
  // A file may fail before its first test, or after its last.
  const files = testResults
    .filter((result) => hasFailed(result) && !result.assertionResults.some(hasFailed))
    .map(({ name, message }) => {
      const file = relative(root, name)
      return `${file}\n${message}\n${againLine({ command: commandOf(file) })}`
    })
  return {
    passed: numPassedTests,
    failed: [...files, ...having(hasFailed)],
    flaky: having(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0),
    skipped: tests
      .filter((test) => ['skipped', 'todo'].includes(test.status) && !isLeftOut(test))
      .map(({ file, titles, ancestorTitles: [first], meta }) => ({
        name: `${file} > ${titles}`,
        ...(first !== undefined && { block: `${file} > ${first}` }),
        reason: meta?.skipReason,
      })),
  }
}

/** Of Playwright's JSON. @returns {Outcome} */
export function browserOutcome({ config, stats, errors, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const all = suites.flatMap(specs)
  const having = (wanted) =>
    all
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title, tests }) => {
        const messages = tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        )
        // A line of a table has many tests.
        const command = ['playwright', 'test', '-c', relative(root, config.configFile), file, '-g', literally(title)]
        const reason = tests
          .flatMap(({ annotations = [] }) => annotations)
          .find(({ type }) => type === 'skip')?.description
        return { name: `${file}:${line} > ${title}`, messages, reason, again: againLine({ command }) }
      })
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...having('unexpected').map(({ name, messages, again }) => [name, ...messages, again].join('\n')),
      ...errors.map(({ message }) => message),
    ],
    flaky: having('flaky').map(({ name, messages, again }) => [name, messages[0], again].join('\n')),
    skipped: having('skipped').map(({ name, reason }) => ({ name, reason })),
  }
}
