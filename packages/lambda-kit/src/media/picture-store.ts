import type { PictureFormat, PictureWidth } from '@forecourt/domain/media/picture-slots'

/** A picture in a width and a format. `source` is the picture's own path: `demo/suv/red/side.avif`. */
export type Rendition = { source: string; width: PictureWidth; format: PictureFormat }

/** The source is no picture that can be shown; `message` says why. */
export class UnreadablePictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UnreadablePictureError'
  }
}

/** It takes longer to read than we let it. */
export class SlowPictureError extends UnreadablePictureError {}

/** Names of files and folders as we store them: none is hidden, and none leads anywhere else. */
export const sourcePath = /^(?:[\w-][\w. @-]*\/)*[\w-][\w. @-]*\.(?:avif|jpe?g|png|webp)$/i

/** A larger source is no photo for a website. */
export const maxSourceBytes = 30_000_000

/** Where pictures lie: what was uploaded under `pictures/`, what was made of it under `media/`, from where the edge serves it. */
export type PictureStore = {
  /** Undefined when there is none. Rejects with `UnreadablePictureError` when it is larger than a source may be. */
  read(source: string): Promise<Uint8Array | undefined>
  keep(rendition: Rendition, bytes: Uint8Array): Promise<void>
}

export const sourceKey = (source: string): string => `pictures/${source}`
export const renditionKey = ({ source, width, format }: Rendition): string => `media/${source}/${width}.${format}`

/** A changed picture has a new address, so it is immutable; the format depends on `Accept`. */
export const renditionHeaders = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept' } as const
