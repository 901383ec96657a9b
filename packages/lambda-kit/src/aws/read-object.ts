import { GetObjectCommand } from '@aws-sdk/client-s3'
import { s3Client } from './s3-client.ts'

/** Reads an object's bytes; rejects when there is none. */
export type ReadObject = (key: string) => Promise<Uint8Array>

/** Reads objects of a bucket. */
export function readObject(bucket: string): ReadObject {
  const client = s3Client()
  return async (Key) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
    if (!Body) throw new Error(`${bucket}/${Key} is empty.`)
    return Body.transformToByteArray()
  }
}
