import { maxChosenMegabytes, photoWords } from '@forecourt/domain/trade-in/photos'

/** As wide or high as a dealership looks at them: an eighth of what a phone's camera writes. */
const maxSide = 1920
const thumbnailSide = 320
/** A larger file is no photo of a phone, and takes the memory of one to open. */
const maxFileBytes = maxChosenMegabytes * 1_000_000

export type PreparedPhoto = { file: Blob; thumbnail: string }

/** What a shopper reads in place of a photo. */
export class PhotoError extends Error {
  /** Whether the same file may be taken the next time. */
  readonly canRetry: boolean
  constructor(message: string, canRetry: boolean) {
    super(message)
    this.canRetry = canRetry
  }
}

/**
 * A photo as it is uploaded: a JPEG of its pixels, whatever the browser can open (on iPhones HEIC too). What the camera wrote into the
 * file does not leave the phone. Rejects with `PhotoError` for what is no picture.
 */
export async function preparePhoto(chosen: File): Promise<PreparedPhoto> {
  if (chosen.size > maxFileBytes) throw new PhotoError(photoWords.tooLarge, false)
  const picture = await createImageBitmap(chosen).catch(() => {
    throw new PhotoError(photoWords.unreadable, false)
  })
  try {
    const file = await new Promise<Blob | null>((resolve) =>
      drawn(picture, maxSide).toBlob(resolve, 'image/jpeg', 0.85),
    )
    if (!file) throw new PhotoError(photoWords.unreadable, false)
    return { file, thumbnail: drawn(picture, thumbnailSide).toDataURL('image/jpeg', 0.7) }
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}
