import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '@forecourt/domain/media/picture-slots'
import { AppError } from '../app-error.ts'
import { type Rendition, sourcePath } from './picture-store.ts'

const renditionPath = /^\/media\/(.+)\/([^/]*)\.([a-z]+)$/
const maxSourceLength = 300

/**
 * Reads `/media/<source>/<width>.<format>`, to which the edge rewrites `/media/<source>?w=<width>`. Throws `bad_request`
 * for a width or format that is not in the tables, `not_found` for a path that is no valid picture's.
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
