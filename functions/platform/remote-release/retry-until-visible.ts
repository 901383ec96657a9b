import { setTimeout as wait } from 'node:timers/promises'

const stepMs = 2_000
const maxRetries = 10

/** Of which remote a role publishes, on which stage. */
type Squad = { stage: string; remote: string }

/**
 * Assumes a squad's role, which may be new: IAM is eventually consistent and refuses a new role for some seconds. After twenty
 * seconds the role does not exist: throws what to do.
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
