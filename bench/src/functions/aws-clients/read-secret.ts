import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

let client: SecretsManagerClient | undefined

/** In the place of lambda-kit's, over AWS's own client. */
export async function readSecret(SecretId: string, VersionStage: string): Promise<string | undefined> {
  client ??= new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000 },
  })
  return (await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString
}
