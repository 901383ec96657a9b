import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { SecretName } from '@forecourt/contracts/functions/needs'
import * as z from 'zod/mini'
import { ttlCache } from '../ttl-cache.ts'

const secretSchema = z.string().check(z.minLength(16))

const cached = ttlCache(readSecret, { ttlMs: 5 * 60_000, maxEntries: 10 })
let client: SecretsManagerClient | undefined

/**
 * A secret of the stage: in Secrets Manager under `<NAME>_SECRET_ARN`, or in `<NAME>_SECRET` on one machine. A change is seen within
 * five minutes. Throws an Error that names the variable when it is not set.
 */
export async function stageSecret(name: SecretName | 'challenge' | 'youx' | 'market-value'): Promise<string> {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_SECRET`
  const { [`${variable}_ARN`]: arn, [variable]: local, AWS_LAMBDA_FUNCTION_NAME } = process.env
  if (arn) return cached(arn)
  if (!local || AWS_LAMBDA_FUNCTION_NAME) throw new Error(`The environment is incomplete: ${variable}_ARN is missing.`)
  return secretSchema.parse(local)
}

async function readSecret(SecretId: string): Promise<string> {
  client ??= new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 },
  })
  return secretSchema.parse((await client.send(new GetSecretValueCommand({ SecretId }))).SecretString)
}
