import type { Release } from '@forecourt/contracts/release'
import * as z from 'zod/mini'
import { bucketFiles } from './bucket-files.ts'
import { environment } from './environment.ts'
import { folderFiles } from './folder-files.ts'
import { readObject } from './read-object.ts'

/** Where the files of releases lie: `remotes/<name>/<version>/…` for browsers, `…/server/…` for the document function. */
export interface ReleaseFiles {
  /** The folder on this machine's disk with the release's whole server build. Rejects when a file is missing or not the published one. */
  serverFolder(release: Release): Promise<string>
  /** The text of a file, by its address: `/remotes/search/1.2.0/page.css`. Rejects for any other address. */
  readText(url: string): Promise<string>
}

const settings = environment(z.object({ RELEASES_DIR: z.optional(z.string()), ASSETS_BUCKET: z.optional(z.string()) }))

/** The files in RELEASES_DIR or, in AWS, in ASSETS_BUCKET. Throws when neither is set. */
export function releaseFiles(): ReleaseFiles {
  const { RELEASES_DIR, ASSETS_BUCKET } = settings()
  if (RELEASES_DIR) return folderFiles(RELEASES_DIR)
  if (ASSETS_BUCKET) return bucketFiles(readObject(ASSETS_BUCKET))
  throw new Error('The environment is incomplete: RELEASES_DIR or ASSETS_BUCKET is missing.')
}
