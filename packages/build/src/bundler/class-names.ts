import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Class names of CSS Modules: equal in the browser and server builds of one release, and different between releases
 * with different sheets, because the name contains a hash of owner, file and content. `folder` is the owner's; its
 * location in the repository has no effect.
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
