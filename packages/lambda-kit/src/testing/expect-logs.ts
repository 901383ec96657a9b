import { format } from 'node:util'
import { afterAll, afterEach, beforeEach } from 'vitest'

/** Files share a process and unload modules, so what tests print is kept by the process. */
type TestLogs = { isInTest: boolean; lines: string[]; ofFile: RegExp[]; ofTest: RegExp[] }

const own = globalThis as { testLogs?: TestLogs }

/**
 * Says what a test prints on purpose; any other line fails it. Called within a test it holds for that test, else (at a file's top, in
 * `beforeAll`) for the file.
 */
export function expectLogs(...patterns: RegExp[]): void {
  const logs = own.testLogs
  if (logs) logs[logs.isInTest ? 'ofTest' : 'ofFile'].push(...patterns)
}

/** For a setup file: from now on each test of the file fails by the lines that it does not expect, and none of them is printed. */
export function watchLogs(): void {
  own.testLogs ??= intercept()
  const logs = own.testLogs
  logs.ofFile = []
  const check = () => {
    logs.isInTest = false
    const expected = [...logs.ofFile, ...logs.ofTest.splice(0)]
    const unexpected = logs.lines.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)))
    if (unexpected.length > 0)
      throw new Error(`Printed, and not expected (\`expectLogs\` of lambda-kit says what is):\n${unexpected.join('')}`)
  }
  beforeEach(() => {
    logs.isInTest = true
  })
  afterEach(check)
  // What came after the last test.
  afterAll(check)
}

/** Everything that is written to the process' output is kept instead. */
function intercept(): TestLogs {
  const logs: TestLogs = { isInTest: false, lines: [], ofFile: [], ofTest: [] }
  for (const stream of [process.stdout, process.stderr])
    stream.write = (text: unknown, ...rest: unknown[]) => {
      const line = String(text)
      if (line) logs.lines.push(line)
      const done = rest.at(-1)
      if (typeof done === 'function') done()
      return true
    }
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const)
    console[level] = (...values: unknown[]) => void logs.lines.push(`${format(...values)}\n`)
  return logs
}
