import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remote-folder'

export type RemoteFolder = { name: string; folder: string }

/** The remotes of a checkout: every folder at its top that holds a `remote.json`. */
export function remoteFolders(root: string): RemoteFolder[] {
  return readdirSync(root)
    .map((entry) => join(root, entry))
    .filter((folder) => existsSync(join(folder, 'remote.json')))
    .map((folder) => ({ name: readRemoteFolder(folder).manifest.name, folder }))
}

/**
 * The remote that an operator means: by its folder's name, by its own name, or by the path of a folder that holds one.
 * Throws with the names there are.
 */
export function findRemote(root: string, wanted: string): RemoteFolder {
  if (/[\\/]/.test(wanted)) {
    const folder = resolve(wanted)
    return { name: readRemoteFolder(folder).manifest.name, folder }
  }
  const remotes = remoteFolders(root)
  const found = remotes.find(({ name, folder }) => name === wanted || folder === join(root, wanted))
  if (found) return found
  const known = remotes.map(({ name }) => `mfe-${name}`).join(', ')
  throw new Error(`There is no remote ${wanted} here. Known: ${known || 'none'}.`)
}
