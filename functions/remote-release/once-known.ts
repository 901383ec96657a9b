import { setTimeout as wait } from 'node:timers/promises'

const stepMs = 2_000
const mostSteps = 10

/**
 * Takes a role that may have been made a moment ago: IAM refuses a new one for some seconds, until all of it knows. What is
 * refused after twenty is refused for good.
 */
export async function onceKnown<T>(take: () => Promise<T>, pause: (ms: number) => Promise<unknown> = wait): Promise<T> {
  for (let step = 0; ; step++)
    try {
      return await take()
    } catch (error) {
      const isRefused = error instanceof Error && error.name.startsWith('AccessDenied')
      if (!isRefused || step === mostSteps) throw error
      await pause(stepMs)
    }
}
