import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A number as letters: `a`, …, `Z`, `aa`. */
const inLetters = (index: number): string =>
  (index < letters.length ? '' : inLetters(Math.floor(index / letters.length) - 1)) + letters[index % letters.length]

type Options = { owner: string; folder: string; isDevelopment: boolean }

/**
 * Class names of CSS Modules: equal in the browser and server builds of one release, and different between releases
 * with different sheets, because the name contains a hash of owner, file and content. `folder` is the owner's; its
 * location in the repository has no effect. In production the place of the name in its file follows; in development the name itself.
 */
export function classNames({ owner, folder, isDevelopment }: Options) {
  const files = new Map<string, { hash: string; names: Map<string, string> }>()

  function startFile(file: string) {
    const place = file.startsWith(folder) ? relative(folder, file) : file.replace(/^.*[\\/]packages[\\/]/, '')
    const seed = `${owner}\0${place.replaceAll('\\', '/')}\0${readFileSync(file, 'utf8')}`
    const digest = createHash('sha256').update(seed).digest('base64url')
    const started = {
      hash: digest.replaceAll(/[-_]/g, '').replace(/^\d+/, '').slice(0, 5),
      names: new Map<string, string>(),
    }
    files.set(file, started)
    return started
  }

  return ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string => {
    const { hash, names } = files.get(resourcePath) ?? startFile(resourcePath)
    const name = names.get(local) ?? (isDevelopment ? `${local}_${hash}` : hash + inLetters(names.size))
    names.set(local, name)
    return name
  }
}
