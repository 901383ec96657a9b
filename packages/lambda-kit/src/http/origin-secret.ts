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

const cached = ttlCache(readStages, { ttlMs: 5 * 60_000, maxEntries: 1, failureTtlMs: 5000 })
let lastKnown: string[] | undefined

/**
 * What the edge may prove itself with: the secret in Secrets Manager, and the one before it, so that it can be changed while
 * requests come. A change is known within five minutes; while Secrets Manager does not answer, the last known ones hold.
 * On one machine it stands in ORIGIN_SECRET, which no deployed function believes.
 */
export async function originSecrets(): Promise<readonly string[]> {
  const { ORIGIN_SECRET, ORIGIN_SECRET_ARN, AWS_LAMBDA_FUNCTION_NAME } = settings()
  if (ORIGIN_SECRET_ARN) {
    try {
      lastKnown = await cached(ORIGIN_SECRET_ARN)
    } catch (error) {
      if (!lastKnown) throw error
      logWarning('The edge’s secret cannot be read; the last known one holds', error)
    }
    return lastKnown
  }
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
