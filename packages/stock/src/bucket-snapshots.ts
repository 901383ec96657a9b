import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { s3Client } from '@forecourt/lambda-kit/s3-client'
import type { SnapshotFiles } from './stock-snapshots.ts'

/** Under this prefix of their bucket; the infrastructure grants it. */
const prefix = 'stock/'

/** Snapshots in a bucket. */
export function bucketSnapshots(bucket: string, client: S3Client = s3Client()): SnapshotFiles {
  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + name }))
        const bytes = await Body?.transformToByteArray()
        return bytes && new Uint8Array(bytes)
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async write(name, Body) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + name, Body }))
    },
  }
}
