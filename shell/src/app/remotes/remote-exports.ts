import type { FrameModule, PartModule } from '@forecourt/shell-api'
import type { AnyPage } from '../view.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPage = (value: unknown): value is AnyPage =>
  isObject(value) && 'load' in value && 'head' in value && 'Page' in value

const isPart = (exports: unknown): exports is PartModule =>
  isObject(exports) && 'Part' in exports && (typeof exports.Part === 'function' || isObject(exports.Part))

/** The page among a remote module's exports, checked at run time because remotes are released independently. */
export function pageOf(exports: unknown, where: string): AnyPage {
  if (isObject(exports) && 'page' in exports && isPage(exports.page)) return exports.page
  throw new Error(`${where} exposes no page.`)
}

export function partOf(exports: unknown, where: string): PartModule {
  if (isPart(exports)) return exports
  throw new Error(`${where} exposes no part.`)
}

const isFrame = (value: unknown): value is FrameModule<unknown> =>
  isObject(value) && 'load' in value && 'Frame' in value

export function frameOf(exports: unknown, where: string): FrameModule<unknown> {
  if (isObject(exports) && 'frame' in exports && isFrame(exports.frame)) return exports.frame
  throw new Error(`${where} exposes no frame.`)
}
