import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/test/reporter'

const step = 100

/**
 * The progress of `npm test` in few lines, since a log is read later: a line per hundred tests, and one for each try that fails. Its
 * end repeats failures with their messages.
 */
// biome-ignore lint/style/noDefaultExport: the runner loads a reporter's default export
export default class ProgressReporter implements Reporter {
  #ended = 0
  #total = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const isBad = status !== test.expectedStatus
    if (isBad) {
      const { file, line } = test.location
      console.log(`  ✗ ${relative(process.cwd(), file)}:${line} > ${test.title}${retry ? ' (second try)' : ''}`)
    }
    // A failed test comes again.
    if (isBad && retry < test.retries) return
    this.#ended += 1
    if (this.#ended % step === 0 || this.#ended === this.#total) console.log(`  ${this.#ended} of ${this.#total} tests`)
  }

  printsToStdio(): boolean {
    return true
  }
}
