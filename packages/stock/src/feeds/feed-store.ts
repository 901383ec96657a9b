import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'

/**
 * Storage of dropped feeds. `open` returns a file's bytes as a stream; it, or reading, rejects if the file does not
 * exist.
 */
export type FeedStore = { open(dealership: string, file: string): Promise<AsyncIterable<Uint8Array>> }

/** A local folder: `<root>/<dealership>/<file>`. */
export const folderFeeds = (root: string): FeedStore => ({
  open: async (dealership, file) => readFile(join(root, dealership, file)),
})

/** A file's bytes, in chunks. Opened on the first read: an error of an unread stream would end the process. */
export async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 65_536 })
}

/** A bucket: `feeds/<dealership>/<file>`. */
export function bucketFeeds(bucket: string, client: Pick<S3Client, 'send'> = new S3Client({})): FeedStore {
  return {
    async open(dealership, file) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `feeds/${dealership}/${file}` }))
      if (!(Body instanceof Readable)) throw new Error(`The feed ${file} of ${dealership} has no content.`)
      // Without a reader, an error would be unhandled; a later reader still receives it.
      return Body.on('error', () => {})
    },
  }
}
