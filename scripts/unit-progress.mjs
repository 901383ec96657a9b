// vitest's progress in few lines, since a log is read later: a line per hundred files, and one for each test that fails. What tests
// print is left out; `npm test` repeats failures at its end, with their messages.
import { relative } from 'node:path'
import { root } from './ensure-installed.mjs'

const step = 100

/** @implements {import('vitest/node').Reporter} */
// biome-ignore lint/style/noDefaultExport: the runner loads a reporter's default export
export default class UnitProgress {
  #files = 0
  #tests = 0
  #total = 0

  onTestRunStart(specifications) {
    this.#total = specifications.length
  }

  /** Errors of no test, such as a rejection that nothing handled. They are in no report. */
  onTestRunEnd(_modules, errors) {
    for (const { stack, message } of errors) console.log(`  ✗ outside of a test: ${stack ?? message}`)
  }

  onTestModuleEnd(module) {
    this.#files += 1
    for (const test of module.children.allTests()) {
      this.#tests += 1
      if (test.result().state === 'failed') console.log(`  ✗ ${relative(root, module.moduleId)} > ${test.fullName}`)
    }
    if (this.#files % step === 0 || this.#files === this.#total)
      console.log(`  ${this.#files} of ${this.#total} files, ${this.#tests} tests`)
  }
}
