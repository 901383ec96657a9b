import type { Site } from '@forecourt/contracts/site/site'
import { sharedPage } from '@forecourt/domain/site/share-picture'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { type PictureStore, sourcePath } from '@forecourt/lambda-kit/media/picture-store'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { drawCard } from '@forecourt/share-picture/draw-card'
import { findSubject } from './subjects.ts'

const maxPathLength = 300
/** A price or a headline may change: networks and the edge ask again after an hour. */
const cacheControl = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400'
const mediaPrefix = '/media/'

/** @throws AppError `not_found` for what is no page of the site that has a picture. */
export async function drawPage(path: string, site: Site, pictures: PictureStore): Promise<HttpResult> {
  const page = path.length > maxPathLength ? null : sharedPage(path)
  if (page === null) throw new AppError('not_found', 'There is no such picture.')
  const { card, photo } = await findSubject(page, site)
  const drawn = await drawCard(card, site, photo === undefined ? undefined : await readPhoto(photo, pictures))
  return {
    statusCode: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': cacheControl },
    body: drawn.toString('base64'),
    isBase64Encoded: true,
  }
}

/** Only pictures of ours are read: those at a feed's own addresses are not fetched. A card without its photo is a card. */
async function readPhoto(url: string, pictures: PictureStore): Promise<Uint8Array | undefined> {
  const source = url.startsWith(mediaPrefix) ? url.slice(mediaPrefix.length) : ''
  if (!sourcePath.test(source)) return undefined
  return pictures.read(source).catch((error) => {
    logError(`The photo ${source} cannot be drawn`, error)
    return undefined
  })
}
