import { GetObjectCommand } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { PlatformNames } from '@forecourt/contracts/platform/platform-names'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { ask } from './ask.ts'
import type { Answer, Deployment } from './deployment.ts'

/** The site of an address: a local AWS has no domains. */
export const localUrl = (slug: string): string => `http://${slug}.local`

/**
 * A local AWS has no edge, so the doctor does its part: requests go to the API with the edge's secret and the host's
 * tenant, and files of remotes come from their bucket.
 */
export function askLocalCloud({ api, buckets, originSecret }: PlatformNames): Deployment['ask'] {
  const base = `${process.env.AWS_ENDPOINT_URL ?? ''}/_aws/execute-api/${api}/$default`
  const secret = new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: originSecret }))
  secret.catch(() => {})
  return async (url, method) => {
    const { hostname, pathname, search } = new URL(url)
    if (pathname.startsWith('/remotes/')) return file(buckets.assets, pathname.slice(1))
    const { SecretString = '' } = await secret
    const [tenant = ''] = hostname.split('.')
    return ask(base + pathname + search, method, { 'x-origin-verify': SecretString, 'x-tenant': tenant })
  }
}

async function file(Bucket: string, Key: string): Promise<Answer> {
  const started = performance.now()
  const answer = (status: number, body: Uint8Array): Answer => ({
    status,
    body,
    headers: new Headers(),
    tookMs: performance.now() - started,
  })
  try {
    const { Body } = await s3Client().send(new GetObjectCommand({ Bucket, Key }))
    return answer(200, (await Body?.transformToByteArray()) ?? new Uint8Array())
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return answer(404, new Uint8Array())
    throw error
  }
}
