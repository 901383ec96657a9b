import { createHmac } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { createScope, getSigningKey, SignatureV4 } from '@smithy/signature-v4'

/** `url` is the bucket's. */
type Place = { client: S3Client; url: string; key: string; now?: Date }
type Upload = Place & {
  bucket: string
  type: string
  maxBytes: number
  seconds: number
}

/** What a browser posts, before the file: the form's address and its fields. */
export type SignedPost = { url: string; fields: Record<string, string> }

/**
 * Signs the upload of one object by a browser's form (presigned POST): this key and type, 1 to `maxBytes` bytes, for `seconds`. S3
 * refuses anything else. AWS's own package for it needs an exact, older S3 client beside ours.
 */
export async function signPost({ client, url, bucket, key, type, maxBytes, seconds, now = new Date() }: Upload) {
  const [credentials, region] = await Promise.all([client.config.credentials(), client.config.region()])
  const date = basicTime(now)
  const day = date.slice(0, 8)
  const fields = {
    key,
    'Content-Type': type,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${credentials.accessKeyId}/${createScope(day, region, 's3')}`,
    'x-amz-date': date,
    ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
  }
  const conditions = [
    { bucket },
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', 1, maxBytes],
  ]
  const expiration = new Date(now.getTime() + seconds * 1000).toISOString()
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
  const signature = await policySignature(client, policy, day)
  return { url, fields: { ...fields, policy, 'x-amz-signature': signature } } satisfies SignedPost
}

/** What S3 asks of a form with a policy, in base64, on a day: `20260131`. */
export async function policySignature({ config }: S3Client, policy: string, day: string): Promise<string> {
  const [credentials, region] = await Promise.all([config.credentials(), config.region()])
  const signingKey = await getSigningKey(config.sha256, credentials, day, region, 's3')
  return createHmac('sha256', signingKey).update(policy).digest('hex')
}

const payloadHash = 'x-amz-content-sha256'

/** The address of an object that anybody can read for `seconds`. */
export async function signGet({ client, url, key, seconds, now = new Date() }: Place & { seconds: number }) {
  const { credentials, region, sha256 } = client.config
  const signer = new SignatureV4({ service: 's3', region, credentials, sha256, uriEscapePath: false })
  const { protocol, hostname, port, host, pathname } = new URL(`${url}/${key}`)
  const request = {
    method: 'GET',
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path: pathname,
    query: {},
    headers: { host, [payloadHash]: 'UNSIGNED-PAYLOAD' },
  }
  const { query } = await signer.presign(request, {
    expiresIn: seconds,
    signingDate: now,
    // It tells the signer that there is no payload, and is not sent.
    unhoistableHeaders: new Set([payloadHash]),
    unsignableHeaders: new Set([payloadHash]),
  })
  const signed = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  return `${protocol}//${host}${pathname}?${signed}`
}

/** `20260131T093000Z` */
const basicTime = (time: Date): string => `${time.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
