import { GetSecretValueCommand, ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { environment } from '../environment.ts'
import { logWarning } from '../observability/log.ts'
import { ttlCache } from '../ttl-cache.ts'

const secret = z.string().check(z.minLength(8))
const settings = environment(
  z.object({
    ORIGIN_SECRET: z.optional(secret),
    ORIGIN_SECRET_ARN: z.optional(z.string()),
    AWS_LAMBDA_FUNCTION_NAME: z.optional(z.string()),
  }),
)

const cached = ttlCache(readStages, {
  ttlMs: 5 * 60_000,
  maxEntries: 1,
  deadlineMs: 4000,
  failureTtlMs: 5000,
  stale: {
    deadlineMs: 1000,
    retryMs: 5000,
    onFailure: (error) => logWarning('The edge’s secret cannot be read; the last known one is accepted', error),
  },
})

/**
 * The secrets that the edge may send: the one in Secrets Manager and the one before it, so that it can be rotated while requests
 * arrive. A rotation is known within five minutes; while Secrets Manager fails or hangs, the last known ones are accepted.
 * Locally it is ORIGIN_SECRET, which no deployed function reads.
 */
export async function originSecrets(): Promise<readonly string[]> {
  const { ORIGIN_SECRET, ORIGIN_SECRET_ARN, AWS_LAMBDA_FUNCTION_NAME } = settings()
  if (ORIGIN_SECRET_ARN) return cached(ORIGIN_SECRET_ARN)
  if (!ORIGIN_SECRET || AWS_LAMBDA_FUNCTION_NAME)
    throw new Error('The environment is incomplete: ORIGIN_SECRET_ARN, or ORIGIN_SECRET on one machine, is missing.')
  return [ORIGIN_SECRET]
}

let client: SecretsManagerClient | undefined

async function readStages(id: string): Promise<string[]> {
  client ??= new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 },
  })
  const [current, previous] = await Promise.all([
    readStage(client, id, 'AWSCURRENT'),
    readStage(client, id, 'AWSPREVIOUS').catch((error: unknown) => {
      // Before its first change there is none.
      if (error instanceof ResourceNotFoundException) return undefined
      throw error
    }),
  ])
  return [secret.parse(current), ...(previous === undefined ? [] : [secret.parse(previous)])]
}

async function readStage(from: SecretsManagerClient, SecretId: string, VersionStage: string) {
  return (await from.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString
}
