import { GetObjectCommand, PutObjectCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { contentTypeOf, immutable } from '@forecourt/lambda-kit/http/file-headers'

export type ReleaseBucket = {
  /** False when the file already exists: then nothing is written. */
  add(key: string, bytes: Uint8Array): Promise<boolean>
  read(key: string): Promise<Uint8Array>
}

/** The bucket from which releases are served. */
export const releaseBucket = (Bucket: string, s3: Pick<S3Client, 'send'>): ReleaseBucket => ({
  async add(Key, Body) {
    try {
      await s3.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentType: contentTypeOf(Key) ?? 'application/octet-stream',
          CacheControl: immutable,
          IfNoneMatch: '*',
        }),
      )
      return true
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412) return false
      throw error
    }
  },
  async read(Key) {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }))
    if (!Body) throw new Error(`${Key} is empty.`)
    return Body.transformToByteArray()
  },
})
