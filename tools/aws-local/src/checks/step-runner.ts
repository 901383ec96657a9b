import { setTimeout as wait } from 'node:timers/promises'

export type StepRunner = {
  /** Runs one step and prints its result; a failure is counted, and the next step runs all the same. */
  step(what: string, work: () => Promise<string | undefined>): Promise<boolean>
  /** The one line at the end. */
  summary(): string
  failed(): number
}

/** StepRunner of a proof, each one line on the terminal with the time that it took. */
export function createStepRunner(say: (line: string) => void): StepRunner {
  let passed = 0
  let failed = 0
  return {
    async step(what, work) {
      const started = performance.now()
      const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
      try {
        const found = await work()
        passed++
        say(`✓ ${what}${found ? `: ${found}` : ''} (${took()})`)
        return true
      } catch (error) {
        failed++
        say(`✗ ${what} (${took()})\n${error instanceof Error ? error.message : String(error)}`)
        return false
      }
    },
    summary: () => `\n${passed} passed, ${failed} failed`,
    failed: () => failed,
  }
}

/** Polls until there is an answer. Rejects with `what` after a timeout. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, timeoutMs = 30_000): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`${what} did not happen within ${timeoutMs / 1000} s.`)
    await wait(200)
  }
}

/** Throws, saying what was expected, unless it holds. */
export function check(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}
