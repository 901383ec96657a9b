import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '@forecourt/domain/media/picture-slots'
import { AppError } from '@forecourt/lambda-kit/app-error'

/** A picture in a width and a format. `source` is the picture's own path: `demo/suv/red/side.avif`. */
export type Rendition = { source: string; width: PictureWidth; format: PictureFormat }

const renditionPath = /^\/media\/(.+)\/([^/]*)\.([a-z]+)$/
/** Names of files and folders as we store them: none is hidden, and none leads anywhere else. */
const sourcePath = /^(?:[\w-][\w. @-]*\/)*[\w-][\w. @-]*\.(?:avif|jpe?g|png|webp)$/i
const maxSourceLength = 300

/**
 * Reads `/media/<source>/<width>.<format>`, which is what the edge makes of `/media/<source>?w=<width>`. Throws `bad_request`
 * for a width or format that is not in the tables, `not_found` for a path that no picture of ours can have.
 */
export function parseRendition(path: string): Rendition {
  const [, encoded = '', digits = '', format = ''] = renditionPath.exec(path) ?? []
  const width = widths.find((known) => String(known) === digits)
  if (!width) throw new AppError('bad_request', `The width must be one of ${widths.join(', ')}.`)
  if (!isFormat(format)) throw new AppError('bad_request', `The format must be one of ${formats.join(', ')}.`)
  const source = decoded(encoded)
  if (source.length > maxSourceLength || !sourcePath.test(source)) throw new AppError('not_found')
  return { source, width, format }
}

const widths = Object.keys(pictureWidths).map(Number) as PictureWidth[]
const formats = Object.keys(pictureFormats)
const isFormat = (format: string): format is PictureFormat => Object.hasOwn(pictureFormats, format)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
