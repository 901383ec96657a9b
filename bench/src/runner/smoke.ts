import { smokeSetup } from '../setup/setup.ts'
import type { Run } from './bench.ts'
import { measure, type Result } from './measure.ts'

/** What takes long in any size, and what runs the same steps in its place. */
const runElsewhere: Readonly<Record<string, string>> = {
  'overload-opensearch': '`overload embedded` asks the same, `search opensearch` starts a node',
  'deploy-tenant': '`npm run test:aws` adds a dealer to a local AWS',
}

const isNumber = (result: Result): boolean =>
  'value' in result ? Number.isFinite(result.value) : Number.isFinite(result.ratio.median)

/**
 * Runs each for one round in a small size. That every goal gets a number is the result, not which. Prints a line for each, and why one
 * fails; resolves with how many failed.
 */
export async function smoke(runs: readonly Run[], print: (line: string) => void): Promise<number> {
  let said: string[] = []
  const { setup, close } = smokeSetup((line) => said.push(line))
  let failed = 0
  try {
    for (const run of runs) {
      const elsewhere = runElsewhere[run.name]
      if (elsewhere) {
        print(`- ${run.name}: not run, ${elsewhere}`)
        continue
      }
      said = []
      const since = performance.now()
      const error = await failureOf(async () => {
        const results = await measure(run, setup, { rounds: 1, isWarmedUp: false })
        const wrong = results.find((result) => !isNumber(result))
        if (wrong) throw new Error(`${wrong.goal}: ${wrong.line}`)
      })
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      print(`${error ? '✗' : '✓'} ${run.name} (${seconds} s)`)
      if (!error) continue
      failed++
      print([...said, error.stack ?? error.message].join('\n'))
    }
  } finally {
    await close()
  }
  return failed
}

async function failureOf(work: () => Promise<void>): Promise<Error | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
