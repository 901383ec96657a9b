import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'

/** Where dropped feeds lie. `open` gives a file's bytes as they arrive; it, or the reading, rejects when there is no such file. */
export type FeedStore = { open(dealership: string, file: string): Promise<AsyncIterable<Uint8Array>> }

/** A folder of this machine: `<root>/<dealership>/<file>`. */
export const folderFeeds = (root: string): FeedStore => ({
  open: async (dealership, file) => readFile(join(root, dealership, file)),
})

/** A file's bytes, a chunk at a time. It is opened when the first is asked for: a stream that fails unheard ends the process. */
export async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 65_536 })
}

/** A bucket: `feeds/<dealership>/<file>`. */
export function bucketFeeds(bucket: string, client: Pick<S3Client, 'send'> = new S3Client({})): FeedStore {
  return {
    async open(dealership, file) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: `feeds/${dealership}/${file}` }))
      if (!(Body instanceof Readable)) throw new Error(`The feed ${file} of ${dealership} has no content.`)
      // Until somebody reads, nobody would hear of an error; whoever reads later is told of it all the same.
      return Body.on('error', () => {})
    },
  }
}
