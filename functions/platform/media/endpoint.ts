import { pictureFormats } from '@forecourt/domain/media/picture-slots'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { HttpResult } from '@forecourt/lambda-kit/http/http-request'
import { makeRendition } from '@forecourt/lambda-kit/media/make-rendition'
import { parseRendition } from '@forecourt/lambda-kit/media/parse-rendition'
import { type PictureStore, renditionHeaders, UnreadablePictureError } from '@forecourt/lambda-kit/media/picture-store'
import { logError } from '@forecourt/lambda-kit/observability/log'

/** GA-7. Makes the rendition that a path names and stores it at the edge's first origin, so that it is made once. */
export async function picture(path: string, store: PictureStore): Promise<HttpResult> {
  const asked = parseRendition(path)
  try {
    const source = await store.read(asked.source)
    if (!source) throw new AppError('not_found', 'There is no such picture.')
    const made = await makeRendition(source, asked)
    // If storing fails, it is still answered; the next request makes it again.
    await store.keep(asked, made).catch((error) => logError(`${path} was not kept`, error))
    return {
      statusCode: 200,
      headers: { 'content-type': pictureFormats[asked.format], ...renditionHeaders },
      body: made.toString('base64'),
      isBase64Encoded: true,
    }
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    logError(`The picture ${asked.source} cannot be shown`, error)
    throw new AppError('unreadable', 'This picture cannot be shown.')
  }
}
