import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { readPlatformNames } from '@forecourt/lambda-kit/aws/platform-names'
import { stage } from '../settings.ts'

/** What the deployed platform says of itself: its API, its tables, its buckets, its queues. */
export const readDeployedNames = (): Promise<PlatformNames> => readPlatformNames(stage)

export const readOriginSecret = ({ originSecret }: PlatformNames): Promise<string> => readSecret(originSecret)

/** A secret by its name or its ARN. */
export async function readSecret(SecretId: string): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }))
  if (!SecretString) throw new Error(`The secret ${SecretId} is empty.`)
  return SecretString
}
