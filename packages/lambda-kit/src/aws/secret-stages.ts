import * as z from 'zod/mini'
import { logWarning } from '../observability/log.ts'
import { ttlCache } from '../ttl-cache.ts'
import { isAwsError } from './request/aws-error.ts'
import { callAws, serviceEndpoint } from './request/call-aws.ts'

const answerSchema = z.object({ SecretString: z.optional(z.string()) })

async function readStage(SecretId: string, VersionStage: string): Promise<string | undefined> {
  const answer = await callAws({
    service: 'secretsmanager',
    endpoint: serviceEndpoint('secretsmanager', 'SECRETS_MANAGER'),
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId, VersionStage }),
    timeouts: { connectMs: 1000, answerMs: 2000 },
  })
  return answerSchema.parse(JSON.parse(answer.toString('utf8'))).SecretString
}

export const readCurrentSecret = (id: string) => readStage(id, 'AWSCURRENT')

/** A secret and the one before it, so that it can be rotated while both are in use. Before its first rotation there is one. */
export async function readSecretStages(id: string): Promise<(string | undefined)[]> {
  const [current, previous] = await Promise.all([
    readCurrentSecret(id),
    readStage(id, 'AWSPREVIOUS').catch((error: unknown) => {
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
