import { Readable } from 'node:stream'
import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { bucketUrl } from './bucket-url.ts'
import { s3Client } from './s3-client.ts'
import { type SignedPost, signGet, signPost } from './sign-bucket-request.ts'

let client: S3Client | undefined
const sharedClient = (): S3Client => {
  client ??= s3Client()
  return client
}

type Bytes = { bytes: Uint8Array; type: string }

/** The files of a bucket. */
export function bucketFiles(bucket: string) {
  const place = (key: string) => ({ client: sharedClient(), url: bucketUrl(bucket), key })
  return {
    /** Undefined where there is none. @throws RangeError for more bytes than that. */
    async read(key: string, maxBytes: number): Promise<Uint8Array | undefined> {
      try {
        const { Body, ContentLength = 0 } = await sharedClient().send(
          new GetObjectCommand({ Bucket: bucket, Key: key }),
        )
        if (ContentLength > maxBytes) {
          // An unread body holds one of the client's connections.
          if (Body instanceof Readable) Body.destroy()
          throw new RangeError(`${key} has ${ContentLength} bytes.`)
        }
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async add(key: string, { bytes, type }: Bytes): Promise<void> {
      await sharedClient().send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: type }))
    },
    /** Those that are not there are removed already. @throws Error that names what could not be. */
    async remove(keys: readonly string[]): Promise<void> {
      const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
      const { Errors = [] } = await sharedClient().send(new DeleteObjectsCommand({ Bucket: bucket, Delete }))
      if (Errors.length > 0) throw new Error(`Not removed: ${Errors.map(({ Key, Code }) => `${Key} (${Code})`).join()}`)
    },
    signUpload: (key: string, limits: { type: string; maxBytes: number; seconds: number }): Promise<SignedPost> =>
      signPost({ ...place(key), ...limits, bucket }),
    signRead: (key: string, seconds: number): Promise<string> => signGet({ ...place(key), seconds }),
  }
}
