import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { contentTypeOf, immutable } from '@forecourt/lambda-kit/http/file-headers'

/** A route to a bucket: everything under `prefix` is a file under `folder`. */
export type StaticRoute = {
  prefix: string
  folder: string
  cache: 'immutable' | 'short'
  /** Matches the paths of private files. */
  hidden?: RegExp
  /** Missing files fall back to the origin, as in an origin group of the distribution. */
  elseOrigin?: boolean
}

export type StaticFile = { headers: Record<string, string>; body: Buffer }

const caching = {
  immutable,
  short: 'public, max-age=60',
}

/** The file behind an address; `undefined` when the address is the origin's to answer, null when its bucket has no such file. */
export async function readStatic(routes: readonly StaticRoute[], path: string): Promise<StaticFile | null | undefined> {
  const route = routes.find(({ prefix }) => path.startsWith(prefix))
  if (!route) return undefined
  const none = route.elseOrigin ? undefined : null
  const folder = resolve(route.folder)
  const file = resolve(folder, decodedPath(path.slice(route.prefix.length)))
  const isInside = file.startsWith(folder + sep)
  const type = contentTypeOf(file)
  if (!isInside || !type || route.hidden?.test(file.slice(folder.length))) return none
  try {
    const headers = {
      'content-type': type,
      'cache-control': caching[route.cache],
      'access-control-allow-origin': '*',
    }
    return { headers, body: await readFile(file) }
  } catch {
    return none
  }
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '')
  } catch {
    return ''
  }
}
