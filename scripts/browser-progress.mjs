// Playwright's progress in few lines, as unit-progress.mjs has vitest's: a line per hundred tests, and one for each try that fails.
import { relative } from 'node:path'
import { root } from './ensure-installed.mjs'

const step = 100

// biome-ignore lint/style/noDefaultExport: the runner loads a reporter's default export
export default class BrowserProgress {
  #ended = 0
  #total = 0

  onBegin(_config, suite) {
    this.#total = suite.allTests().length
  }

  onTestEnd(test, { status, retry }) {
    const isBad = status !== test.expectedStatus
    if (isBad) {
      const { file, line } = test.location
      console.log(`  ✗ ${relative(root, file)}:${line} > ${test.title}${retry ? ' (second try)' : ''}`)
    }
    // A failed test comes again.
    if (isBad && retry < test.retries) return
    this.#ended += 1
    if (this.#ended % step === 0 || this.#ended === this.#total) console.log(`  ${this.#ended} of ${this.#total} tests`)
  }

  printsToStdio() {
    return true
  }
}
