import type { VehiclePhoto } from '@forecourt/domain/media/vehicle-photos'
import { makeRendition } from '@forecourt/lambda-kit/media/make-rendition'
import { parseRendition } from '@forecourt/lambda-kit/media/parse-rendition'
import type { PictureStore } from '@forecourt/lambda-kit/media/picture-store'
import { logError } from '@forecourt/lambda-kit/observability/log'

const ownPrefix = '/media/'

/** Wide enough for half a page of paper. */
const width = 960

/** The photos that are ours, as JPEG, which every PDF reader shows. One that cannot be read is left out. */
export async function readPhotos(photos: readonly VehiclePhoto[], pictures: () => PictureStore): Promise<Buffer[]> {
  const read = await Promise.all(
    photos.filter(({ url }) => url.startsWith(ownPrefix)).map(({ url }) => readPhoto(url, pictures)),
  )
  return read.filter((photo) => photo !== undefined)
}

async function readPhoto(url: string, pictures: () => PictureStore): Promise<Buffer | undefined> {
  try {
    const rendition = parseRendition(`${url}/${width}.jpeg`)
    const source = await pictures().read(rendition.source)
    return source && (await makeRendition(source, rendition))
  } catch (error) {
    logError(`The photo ${url} is not in the PDF`, error)
    return undefined
  }
}
