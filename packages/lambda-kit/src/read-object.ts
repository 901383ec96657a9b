import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { ReadObject } from './bucket-files.ts'

/** Reads objects of a bucket; the SDK finds S3 in AWS_ENDPOINT_URL_S3, else in AWS itself. */
export function readObject(bucket: string): ReadObject {
  const client = new S3Client({
    // An emulator has no host name for each bucket.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 500, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
  return async (Key) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
    if (!Body) throw new Error(`${bucket}/${Key} is empty.`)
    return Body.transformToByteArray()
  }
}
