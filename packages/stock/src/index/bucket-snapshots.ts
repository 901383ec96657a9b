import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { s3Client } from '@forecourt/lambda-kit/aws/s3-client'
import { tenantCredentials } from '@forecourt/lambda-kit/tenants/tenant-access'
import type { SnapshotFiles } from './snapshot-files.ts'

/** Snapshots in a bucket, with the rights of the current request. */
export function bucketSnapshots(bucket: string, client: S3Client = s3Client(tenantCredentials())): SnapshotFiles {
  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: snapshotPrefix + name }))
        const bytes = await Body?.transformToByteArray()
        return bytes && new Uint8Array(bytes)
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async write(name, Body) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: snapshotPrefix + name, Body }))
    },
  }
}
