import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Names for the classes of CSS Modules: equal in the browser and server builds of one release, and different between
 * releases whose sheets differ, because the name holds a hash of owner, file and the file's own text. `folder` is the
 * owner's; where it lies in the repository changes nothing.
 */
export function classNames(owner: string, folder: string) {
  const hashes = new Map<string, string>()
  return (context: { resourcePath: string }, _pattern: string, local: string): string => {
    const file = context.resourcePath
    let hash = hashes.get(file)
    if (hash === undefined) {
      const place = file.startsWith(folder) ? relative(folder, file) : file.replace(/^.*[\\/]packages[\\/]/, '')
      const seed = `${owner}\0${place.replaceAll('\\', '/')}\0${readFileSync(file, 'utf8')}`
      hash = createHash('sha256').update(seed).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 5)
      hashes.set(file, hash)
    }
    return `${local}_${hash}`
  }
}
