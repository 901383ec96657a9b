import { readObject } from '@forecourt/lambda-kit/aws/read-object'
import { environment } from '@forecourt/lambda-kit/environment'
import * as z from 'zod/mini'
import { bucketFiles } from './bucket-files.ts'
import { folderFiles } from './folder-files.ts'
import type { ReleaseFiles } from './release-files.ts'

const settings = environment(z.object({ RELEASES_DIR: z.optional(z.string()), ASSETS_BUCKET: z.optional(z.string()) }))

/**
 * The files in RELEASES_DIR or, in AWS, in ASSETS_BUCKET.
 * @throws if neither is set.
 */
export function openReleaseFiles(): ReleaseFiles {
  const { RELEASES_DIR, ASSETS_BUCKET } = settings()
  if (RELEASES_DIR) return folderFiles(RELEASES_DIR)
  if (ASSETS_BUCKET) return bucketFiles(readObject(ASSETS_BUCKET))
  throw new Error('The environment is incomplete: RELEASES_DIR or ASSETS_BUCKET is missing.')
}
