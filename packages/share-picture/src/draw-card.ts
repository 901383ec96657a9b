import { sharePictureSize } from '@forecourt/domain/site/share-picture'
import { type CardSite, cardSvg, type ShareCard } from './card-svg.ts'

// With the first picture and not with the module: refusals do without, and sharp has a binary for each kind of processor.
let loading: Promise<typeof import('sharp').default> | undefined
const loadSharp = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    return sharp
  })
  return loading
}

/** A camera's largest; what unpacks to more is no photo. */
const maxPixels = 60_000_000

/** The card as JPEG, over its photo where there is one that can be read. */
export async function drawCard(card: ShareCard, site: CardSite, photo?: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground = photo && (await toGround(photo))
  const words = Buffer.from(cardSvg(card, site, ground !== undefined))
  const image = ground ? sharp(ground).composite([{ input: words }]) : sharp(words)
  return image.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

async function toGround(photo: Uint8Array): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  try {
    return await sharp(photo, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true, pages: 1 })
      .resize({ ...sharePictureSize, fit: 'cover' })
      .timeout({ seconds: 5 })
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch {
    return undefined
  }
}
