import { setTimeout as wait } from 'node:timers/promises'

const stepMs = 2_000
const maxRetries = 10

/** Of which remote a role publishes, on which stage. */
type Squad = { stage: string; remote: string }

/**
 * Takes a squad's role, which may have been made a moment ago: IAM refuses a new one for some seconds, until all of it knows. What is
 * refused after twenty the platform did not make: throws what to do.
 */
export async function retryUntilVisible<T>(
  { stage, remote }: Squad,
  take: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let step = 0; ; step++)
    try {
      return await take()
    } catch (error) {
      const isRefused = error instanceof Error && error.name.startsWith('AccessDenied')
      if (!isRefused) throw error
      if (step === maxRetries)
        throw new Error(
          `The platform on ${stage} does not know the remote ${remote} yet: deploy the platform from a commit that has mfe-${remote}, then this again.`,
          { cause: error },
        )
      await pause(stepMs)
    }
}
