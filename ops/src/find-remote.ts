import { join, resolve } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remote-folder'
import { type RemoteFolder, remoteFolders } from '@forecourt/build/remote-folders'

/**
 * The remote that an operator means: by its folder's name, by its own name, or by the path of a folder that holds one.
 * Throws with the names there are.
 */
export function findRemote(root: string, wanted: string): RemoteFolder {
  if (/[\\/]|^\.$/.test(wanted)) {
    const folder = resolve(wanted)
    return { name: readRemoteFolder(folder).manifest.name, folder }
  }
  const remotes = remoteFolders(root)
  const found = remotes.find(({ name, folder }) => name === wanted || folder === join(root, wanted))
  if (found) return found
  const known = remotes.map(({ name }) => `mfe-${name}`).join(', ')
  throw new Error(`There is no remote ${wanted} here. Known: ${known || 'none'}.`)
}
