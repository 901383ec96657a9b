import { GetObjectCommand } from '@aws-sdk/client-s3'
import type { ReadObject } from './bucket-files.ts'
import { s3Client } from './s3-client.ts'

/** Reads objects of a bucket. */
export function readObject(bucket: string): ReadObject {
  const client = s3Client()
  return async (Key) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
    if (!Body) throw new Error(`${bucket}/${Key} is empty.`)
    return Body.transformToByteArray()
  }
}
