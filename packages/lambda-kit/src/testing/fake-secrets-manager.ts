import { vi } from 'vitest'
import * as z from 'zod/mini'
import { AwsError } from '../aws/request/aws-error.ts'
import type { AwsCall } from '../aws/request/call-aws.ts'

/** In place of `aws/request/call-aws.ts`: Secrets Manager alone. */
export const callAws = vi.fn<(call: AwsCall) => Promise<Buffer>>()
export const serviceEndpoint = (): string => 'https://aws.example'

const bodySchema = z.object({ VersionStage: z.string() })

/** Answers with the secret of each stage of versions, and has no other. */
export const answerSecrets = (stages: Record<string, string>) =>
  callAws.mockImplementation(async ({ body = '' }) => {
    const SecretString = stages[bodySchema.parse(JSON.parse(body)).VersionStage]
    if (!SecretString) throw new AwsError('ResourceNotFoundException', 'There is no such secret.', 400)
    return Buffer.from(JSON.stringify({ SecretString }))
  })
