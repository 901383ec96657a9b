import { logWarning } from '../observability/log.ts'
import { ttlCache } from '../ttl-cache.ts'
import { readSecret } from './read-secret.ts'
import { isAwsError } from './request/aws-error.ts'

export const readCurrentSecret = (id: string) => readSecret(id, 'AWSCURRENT')

/** A secret and the one before it, so that it can be rotated while both are in use. Before its first rotation there is one. */
export async function readSecretStages(id: string): Promise<(string | undefined)[]> {
  const [current, previous] = await Promise.all([
    readCurrentSecret(id),
    readSecret(id, 'AWSPREVIOUS').catch((error: unknown) => {
      if (isAwsError(error, 'ResourceNotFoundException')) return undefined
      throw error
    }),
  ])
  return [current, ...(previous === undefined ? [] : [previous])]
}

/** A rotation is known within five minutes; while Secrets Manager fails or hangs, what was known last is served. */
export const cacheSecrets = <T>(read: (id: string) => Promise<T>, { maxEntries }: { maxEntries: number }) =>
  ttlCache(read, {
    ttlMs: 5 * 60_000,
    maxEntries,
    deadlineMs: 4000,
    failureTtlMs: 5000,
    stale: {
      deadlineMs: 1000,
      retryMs: 5000,
      onFailure: (error, id) => logWarning(`The secret ${id} cannot be read; the last known one is used`, error),
    },
  })
