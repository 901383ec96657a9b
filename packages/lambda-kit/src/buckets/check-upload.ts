import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** S3's code for what a bucket refuses, and its words. */
export type BucketError = { status: number; code: string; message: string }

const denied = (message: string): BucketError => ({ status: 403, code: 'AccessDenied', message })
const byPolicy = (why: string): BucketError => denied(`Invalid according to Policy: ${why}`)

const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.int(), z.int()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
})

type Upload = {
  bucket: string
  /** The form's fields before the file, by their names in lower case. */
  fields: Readonly<Record<string, string>>
  /** Bytes of the file. */
  size: number
  secret: string
  now: Date
}

/** Fields that a policy need not name. */
const unnamed = new Set(['policy', 'x-amz-signature', 'file', 'bucket'])

/** Why S3 refuses a browser's upload; undefined for one that its policy allows. */
export function uploadError({ bucket, fields, size, secret, now }: Upload): BucketError | undefined {
  const { policy: encoded = '', 'x-amz-credential': credential = '', 'x-amz-signature': signature = '' } = fields
  if (!isSigned(encoded, { credential, signature, secret }))
    return { ...denied('The request signature does not match.'), code: 'SignatureDoesNotMatch' }
  const { expiration, conditions } = policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()))
  if (now.getTime() > Date.parse(expiration)) return byPolicy('Policy expired.')
  const given: Record<string, string> = { ...fields, bucket }
  const named = new Set<string>()
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      const [, min, max] = condition
      if (size < min) return { status: 400, code: 'EntityTooSmall', message: 'The upload is smaller than allowed.' }
      if (size > max) return { status: 400, code: 'EntityTooLarge', message: 'The upload is larger than allowed.' }
      continue
    }
    const [kind, name, value] = equality(condition)
    named.add(name)
    const found = given[name] ?? ''
    if (kind === 'eq' ? found !== value : !found.startsWith(value))
      return byPolicy(`Policy Condition failed: ${JSON.stringify(condition)}`)
  }
  const extra = Object.keys(fields).filter((name) => !unnamed.has(name) && !named.has(name))
  return extra.length > 0 ? byPolicy(`Extra input fields: ${extra.join()}`) : undefined
}

type Equality = [kind: 'eq' | 'starts-with', name: string, value: string]

function equality(condition: ['eq' | 'starts-with', string, string] | Record<string, string>): Equality {
  if (Array.isArray(condition)) return [condition[0], condition[1].replace(/^\$/, '').toLowerCase(), condition[2]]
  const [[name, value] = ['', '']] = Object.entries(condition)
  return ['eq', name.toLowerCase(), value]
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function isSigned(policy: string, by: { credential: string; signature: string; secret: string }): boolean {
  const [, day = '', region = '', service = ''] = by.credential.split('/')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${by.secret}`)
  const expected = Buffer.from(hmac(key, policy).toString('hex'))
  const given = Buffer.from(by.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
