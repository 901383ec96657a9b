import { spawn } from 'node:child_process'
import type { Step, StepName } from './ship-plan.ts'

/** The plan as it is printed. */
export const planText = (steps: readonly Step[]): string =>
  steps.map(({ does, command }, index) => `${index + 1}. ${does}\n   ${command.join(' ')}`).join('\n')

/**
 * Runs the steps in order, each in `folder` with this terminal, and stops at the first that fails.
 * Rejects with what to do, and with `resume`, the command that continues there, or after a step that waits for others.
 */
export async function runSteps(
  steps: readonly Step[],
  { folder, resume, say }: { folder: string; resume(at: StepName): string; say(line: string): void },
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    say(`\nStep ${index + 1} of ${steps.length}: ${step.does}`)
    const startedMs = performance.now()
    const code = await run(step.command, folder)
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    if (code !== 0 && code === step.waits?.code)
      throw new Error(
        `the steps after step ${index + 1} of ${steps.length}, ${step.name}, did not run: they wait for other stacks. ${step.waits.todo}\nThen: ${resume(step.waits.resumeAt)}`,
      )
    if (code !== 0)
      throw new Error(
        `step ${index + 1} of ${steps.length}, ${step.name}, failed after ${seconds} s, and the steps after it did not run. ${step.ifItFails}\nThen: ${resume(step.name)}`,
      )
    say(`Step ${index + 1} of ${steps.length} is done, in ${seconds} s.`)
  }
}

const run = ([command = '', ...args]: readonly string[], cwd: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
