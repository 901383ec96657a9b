import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalBuckets } from '../buckets/local-buckets.ts'

/** Empty buckets of what browsers upload and what is kept of it, and the environment in which functions find them. */
export async function startTestBuckets() {
  const folder = await mkdtemp(join(tmpdir(), 'buckets-'))
  const { url, close } = await startLocalBuckets(folder)
  return {
    url,
    environment: { AWS_ENDPOINT_URL_S3: url, UPLOADS_BUCKET: 'uploads', PHOTOS_BUCKET: 'photos' },
    async close(): Promise<void> {
      close()
      await rm(folder, { recursive: true })
    },
  }
}
