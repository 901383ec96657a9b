import * as z from 'zod/mini'
import { callAws, serviceEndpoint } from './request/call-aws.ts'

const answerSchema = z.object({ SecretString: z.optional(z.string()) })

/** The text of a secret's version; AwsError `ResourceNotFoundException` where there is none in that stage of versions. */
export async function readSecret(SecretId: string, VersionStage: string): Promise<string | undefined> {
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
