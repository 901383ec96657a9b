import { type ErrorBody, errorCodes } from '@forecourt/contracts/errors'
import { environment } from '@forecourt/lambda-kit/environment'
import { createSharedHandler } from '@forecourt/lambda-kit/http/http-handler'
import * as z from 'zod/mini'
import { bucketPictures } from './bucket-pictures.ts'
import { picture } from './endpoint.ts'
import { folderPictures } from './folder-pictures.ts'
import type { PictureStore } from './picture-store.ts'

const settings = environment(z.object({ MEDIA_BUCKET: z.optional(z.string()), MEDIA_DIR: z.optional(z.string()) }))

let store: PictureStore | undefined

function pictureStore(): PictureStore {
  const { MEDIA_BUCKET, MEDIA_DIR } = settings()
  if (MEDIA_DIR) return folderPictures(MEDIA_DIR)
  if (MEDIA_BUCKET) return bucketPictures(MEDIA_BUCKET)
  throw new Error('The environment is incomplete: MEDIA_BUCKET, or MEDIA_DIR on one machine, is missing.')
}

/** A picture that is missing or damaged stays so for a while: the edge need not ask again for a minute. */
const cacheableErrors = new Set(['bad_request', 'not_found', 'unreadable'])

export const handler = createSharedHandler({
  route: 'GET /media',
  handle({ event }) {
    store ??= pictureStore()
    return picture(event.rawPath, store)
  },
  toErrorResponse: ({ code, message }, requestId) => ({
    statusCode: errorCodes[code].status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheableErrors.has(code) ? 'public, max-age=60' : 'no-store',
    },
    body: JSON.stringify({ error: { code, message, requestId } } satisfies ErrorBody),
  }),
})
