import { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { pictureFormats } from '@forecourt/domain/media/picture-slots'
import { s3Client } from '../aws/s3-client.ts'
import {
  maxSourceBytes,
  type PictureStore,
  renditionHeaders,
  renditionKey,
  sourceKey,
  UnreadablePictureError,
} from './picture-store.ts'

/** The pictures in a bucket. */
export function bucketPictures(bucket: string, client: S3Client = s3Client()): PictureStore {
  return {
    async read(source) {
      try {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: sourceKey(source) }),
        )
        if (ContentLength > maxSourceBytes) {
          // An unread body holds one of the client's connections.
          if (Body instanceof Readable) Body.destroy()
          throw new UnreadablePictureError(`It has ${ContentLength} bytes.`)
        }
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async keep(rendition, bytes) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: renditionKey(rendition),
          Body: bytes,
          ContentType: pictureFormats[rendition.format],
          CacheControl: renditionHeaders['cache-control'],
        }),
      )
    },
  }
}
