import * as z from 'zod/mini'
import { environment } from '../environment.ts'
import { bucketPictures } from './bucket-pictures.ts'
import { folderPictures } from './folder-pictures.ts'
import type { PictureStore } from './picture-store.ts'

const settings = environment(z.object({ MEDIA_BUCKET: z.optional(z.string()), MEDIA_DIR: z.optional(z.string()) }))

let store: PictureStore | undefined

/** The pictures of this platform: in a bucket, or in a folder of one machine. */
export function storedPictures(): PictureStore {
  store ??= openStore()
  return store
}

function openStore(): PictureStore {
  const { MEDIA_BUCKET, MEDIA_DIR } = settings()
  if (MEDIA_DIR) return folderPictures(MEDIA_DIR)
  if (MEDIA_BUCKET) return bucketPictures(MEDIA_BUCKET)
  throw new Error('The environment is incomplete: MEDIA_BUCKET, or MEDIA_DIR on one machine, is missing.')
}
