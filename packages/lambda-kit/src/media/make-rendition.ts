import { pictureWidths } from '@forecourt/domain/media/picture-slots'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { type Rendition, UnreadablePictureError } from './picture-store.ts'

/** More than the largest camera's; a picture that decodes to more is refused. */
const maxPixels = 60_000_000
const timeLimitSeconds = 8

const reading: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true, pages: 1 }

/** Photo formats, in sharp's names; libvips' other formats, such as SVG, are refused. */
const kinds: ReadonlyMap<string, Rendition['format'] | undefined> = new Map([
  ['heif', 'avif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', undefined],
])

/** Bytes per pixel above our own quality. */
const maxBytesPerPixel = 0.12

/** Re-encoding would only lose quality: the format matches, it is no wider, small enough, and has no metadata. */
const matchesRendition = (found: Metadata, bytes: number, { width, format }: Omit<Rendition, 'source'>): boolean =>
  kinds.get(found.format) === format &&
  found.compression !== 'hevc' &&
  found.width <= width &&
  found.height <= 2 * width &&
  bytes <= found.width * found.height * maxBytesPerPixel &&
  (found.orientation ?? 1) === 1 &&
  (found.pages ?? 1) === 1 &&
  !found.exif &&
  !found.icc &&
  !found.xmp &&
  !found.iptc

// Loaded with the first picture: refusals do not need it, and sharp has a binary for each processor type.
let loading: Promise<typeof import('sharp').default> | undefined
const loadSharp = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Each picture is read once, so a cache would waste memory.
    sharp.cache(false)
    return sharp
  })
  return loading
}

/**
 * The picture in a rendition's width and format, or unchanged if it already fits: never enlarged, upright, in sRGB, and without
 * metadata. Rejects with `UnreadablePictureError` when it is damaged, no photo, too large, or takes too long.
 */
export async function makeRendition(source: Uint8Array, { width, format }: Omit<Rendition, 'source'>): Promise<Buffer> {
  const sharp = await loadSharp()
  const quality = pictureWidths[width][format]
  try {
    const found = await sharp(source, reading).metadata()
    if (!kinds.has(found.format)) throw new UnreadablePictureError(`It is ${found.format}.`)
    if (matchesRendition(found, source.byteLength, { width, format })) {
      // Damage is only found by decoding.
      await sharp(source, reading).resize(1).raw().toBuffer()
      return Buffer.from(source)
    }
    const resized = sharp(source, reading)
      // Limits the height of very tall pictures.
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
  // JPEG has no transparency.
  jpeg: (image: Sharp, quality: number) => image.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }),
} satisfies Record<Rendition['format'], (image: Sharp, quality: number) => Sharp>
