import { snapshotPrefix } from '@forecourt/contracts/stock/snapshot-prefix'
import { readObject } from '@forecourt/lambda-kit/aws/read-object'
import { isAwsError } from '@forecourt/lambda-kit/aws/request/aws-error'
import { tenantCredentials } from '@forecourt/lambda-kit/tenants/tenant-access'
import type { SnapshotFiles } from './snapshot-files.ts'

/** Snapshots in a bucket, with the rights of the current request. */
export function bucketSnapshots(bucket: string): SnapshotFiles {
  const credentials = tenantCredentials()
  const read = readObject(bucket, credentials)
  return {
    async read(name) {
      try {
        return new Uint8Array(await read(snapshotPrefix + name))
      } catch (error) {
        if (isAwsError(error, 'NoSuchKey')) return undefined
        throw error
      }
    },
    async write(name, Body) {
      // Only a job writes: a process that answers shoppers does not load S3's client.
      const [{ PutObjectCommand }, { s3Client }] = await Promise.all([
        import('@aws-sdk/client-s3'),
        import('@forecourt/lambda-kit/aws/s3-client'),
      ])
      await s3Client(credentials).send(new PutObjectCommand({ Bucket: bucket, Key: snapshotPrefix + name, Body }))
    },
  }
}
