import { join, resolve } from 'node:path'
import { readRemoteFolder } from '@forecourt/build/remotes/remote-folder'
import { type RemoteFolder, remoteFolders } from '@forecourt/build/remotes/remote-folders'
import { nearestName } from '@forecourt/contracts/validation/nearest-name'

/**
 * The remote that an operator means: by its folder's name, by its own name, or by the path of a folder that holds one.
 * Throws with the nearest name and with those there are.
 */
export function findRemote(root: string, wanted: string): RemoteFolder {
  if (/[\\/]|^\.$/.test(wanted)) {
    const folder = resolve(wanted)
    return { name: readRemoteFolder(folder).manifest.name, folder }
  }
  const remotes = remoteFolders(root)
  const found = remotes.find(({ name, folder }) => name === wanted || folder === join(root, wanted))
  if (found) return found
  const names = remotes.map(({ name }) => name)
  const nearest = nearestName(wanted.replace(/^mfe-/, ''), names)
  const hint = nearest ? ` Did you mean mfe-${nearest}?` : ''
  const known = names.map((name) => `mfe-${name}`).join(', ')
  throw new Error(`There is no remote ${wanted} here.${hint} Known: ${known || 'none'}.`)
}
