import { bucketUrl } from './bucket-url.ts'
import { callAws } from './request/call-aws.ts'
import type { Credentials } from './request/credentials.ts'

/** Reads an object's bytes; rejects when there is none. */
export type ReadObject = (key: string) => Promise<Uint8Array>

/** Reads objects of a bucket, with other credentials than the process's own where they are given. */
export function readObject(bucket: string, { credentials }: { credentials?: Credentials } = {}): ReadObject {
  return async (key) => {
    const { origin, pathname } = new URL(bucketUrl(bucket))
    return callAws({
      service: 's3',
      endpoint: origin,
      path: `${pathname === '/' ? '' : pathname}/${key.split('/').map(encodeURIComponent).join('/')}`,
      method: 'GET',
      timeouts: { connectMs: 500, answerMs: 3000 },
      ...(credentials && { credentials }),
    })
  }
}
