import { pictureWidths } from '@forecourt/domain/media/picture-slots'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { type Rendition, SlowPictureError, UnreadablePictureError } from './picture-store.ts'

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
type MakeSharp = typeof import('sharp').default
let loading: Promise<MakeSharp> | undefined
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
 * metadata. Rejects with `UnreadablePictureError` when it is damaged, no photo or too large, with `SlowPictureError` when it takes too long,
 * and with another error where the fault is ours.
 */
export function makeRendition(source: Uint8Array, asked: Omit<Rendition, 'source'>): Promise<Buffer> {
  return orUnreadable(async (sharp) => {
    if (!matchesRendition(await readMetadata(sharp, source), source.byteLength, asked))
      return encoded(sharp, source, asked)
    // Damage is only found by decoding.
    await sharp(source, reading).resize(1).raw().toBuffer()
    return Buffer.from(source)
  })
}

/**
 * The picture as its pixels alone: what a stranger sends is encoded anew however small it is, so that nothing is left of what else the
 * file held. Rejects as `makeRendition` does.
 */
export function reencodePicture(source: Uint8Array, asked: Omit<Rendition, 'source'>): Promise<Buffer> {
  return orUnreadable(async (sharp) => {
    await readMetadata(sharp, source)
    return encoded(sharp, source, asked)
  })
}

async function readMetadata(sharp: MakeSharp, source: Uint8Array): Promise<Metadata> {
  const found = await sharp(source, reading).metadata()
  if (!kinds.has(found.format)) throw new UnreadablePictureError(`It is ${found.format}.`)
  return found
}

function encoded(sharp: MakeSharp, source: Uint8Array, { width, format }: Omit<Rendition, 'source'>): Promise<Buffer> {
  const resized = sharp(source, reading)
    // Limits the height of very tall pictures.
    .resize({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeLimitSeconds })
  return encode[format](resized, pictureWidths[width][format]).toBuffer()
}

/** What libvips says of our machine, and not of the picture. */
const ownFaults = /out of memory|unable to allocate|cannot allocate|no space left/i

async function orUnreadable<T>(work: (sharp: MakeSharp) => Promise<T>): Promise<T> {
  const sharp = await loadSharp()
  try {
    return await work(sharp)
  } catch (error) {
    if (error instanceof UnreadablePictureError || !(error instanceof Error) || ownFaults.test(error.message))
      throw error
    const PictureError = /\btimeout: \d/.test(error.message) ? SlowPictureError : UnreadablePictureError
    throw new PictureError(error.message, { cause: error })
  }
}

const encode = {
  // Effort 2 takes a quarter of the usual 4's time for a tenth more bytes (docs/decisions/image-service.md).
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality }),
  // JPEG has no transparency.
  jpeg: (image: Sharp, quality: number) => image.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }),
} satisfies Record<Rendition['format'], (image: Sharp, quality: number) => Sharp>
