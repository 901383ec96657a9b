// What the runners of `npm test` report: how many tests passed, and which did not, each with the command that runs just that.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './ensure-installed.mjs'
import { againLine } from './stages.mjs'

/**
 * What failed, and what passed only the second time, each as the text to read first.
 * @typedef {{ passed: number, failed: string[], flaky: string[] }} Outcome
 */

/**
 * What a runner's report says of a stage. A runner that did not start leaves no report, and one may fail although every test passed.
 * @param {{ name: string, ok: boolean }} stage @param {string} file @param {(report: any) => Outcome} read @returns {Outcome}
 */
export function outcomeOf({ name, ok }, file, read) {
  try {
    const outcome = read(JSON.parse(readFileSync(join(root, file), 'utf8')))
    if (ok || outcome.failed.length > 0) return outcome
    return { ...outcome, failed: [`${name}: no test failed, but the runner did: its output is above`] }
  } catch {
    return { passed: 0, failed: [`${name} left no report: its output is above`], flaky: [] }
  }
}

const asPattern = (text) => `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`

/** Of vitest's JSON. @returns {Outcome} */
export function unitOutcome({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    // A file may fail before its first test, or after its last.
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const command = ['vitest', 'run', file]
    if (status === 'failed' && !tests.length) return [`${file}\n${message}\n${againLine({ command })}`]
    return tests.map(({ ancestorTitles, title, failureMessages }) => {
      const fullName = [...ancestorTitles, title].join(' > ')
      const again = againLine({ command: [...command, '-t', asPattern(fullName)] })
      return `${file} > ${fullName}\n${failureMessages.join('\n')}\n${again}`
    })
  })
  return { passed: numPassedTests, failed, flaky: [] }
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
        const command = ['playwright', 'test', '-c', relative(root, config.configFile), `${file}:${line}`]
        return { name: `${file}:${line} > ${title}`, messages, again: againLine({ command }) }
      })
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...having('unexpected').map(({ name, messages, again }) => [name, ...messages, again].join('\n')),
      ...errors.map(({ message }) => message),
    ],
    flaky: having('flaky').map(({ name, messages, again }) => [name, messages[0]?.split('\n')[0], again].join('\n')),
  }
}
