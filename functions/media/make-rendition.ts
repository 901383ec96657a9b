import { pictureWidths } from '@forecourt/domain/picture-slots'
import type { Sharp, SharpOptions } from 'sharp'
import type { Rendition } from './asked-rendition.ts'

/** The source is no picture that can be shown; `message` says why. */
export class UnreadablePictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnreadablePictureError'
  }
}

/** A camera's largest; what unpacks to more is no photo. */
const mostPixels = 60_000_000
const timeLimitSeconds = 8

const reading: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true, pages: 1 }

/** Feeds hold photos, not drawings: what else libvips can read, such as SVG and PDF, is never parsed. */
const readable: readonly string[] = ['jpeg', 'png', 'webp', 'heif']

// With the first picture and not with the module: refusals do without, and sharp has a binary for each kind of processor.
let loading: Promise<typeof import('sharp').default> | undefined
const loadSharp = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One request at a time, each picture read once: a cache would only hold memory.
    sharp.cache(false)
    return sharp
  })
  return loading
}

/**
 * The picture in a rendition's width and format, never wider than it is, upright, in sRGB, and without what the camera wrote
 * into it. Rejects with `UnreadablePictureError` when it is damaged, no photo, too large, or takes too long.
 */
export async function makeRendition(source: Uint8Array, { width, format }: Omit<Rendition, 'source'>): Promise<Buffer> {
  const sharp = await loadSharp()
  const quality = pictureWidths[width][format]
  try {
    const { format: kind = 'nothing known' } = await sharp(source, reading).metadata()
    if (!readable.includes(kind)) throw new UnreadablePictureError(`It is ${kind}.`)
    const resized = sharp(source, reading)
      // A picture that is all height would be a rendition without end.
      .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: timeLimitSeconds })
    return await encode[format](resized, quality).toBuffer()
  } catch (error) {
    if (error instanceof UnreadablePictureError) throw error
    throw new UnreadablePictureError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

const encode = {
  // Effort 2 takes a quarter of the usual 4's time for a tenth more bytes (docs/decisions/image-service.md).
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality }),
  // It knows no transparency.
  jpeg: (image: Sharp, quality: number) => image.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }),
} satisfies Record<Rendition['format'], (image: Sharp, quality: number) => Sharp>
