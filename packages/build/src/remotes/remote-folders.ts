import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRemoteFolder } from './remote-folder.ts'

export type RemoteFolder = { name: string; folder: string }

/** The remotes of a checkout: every top-level folder with a `remote.json`. There is no list of names. */
export function remoteFolders(root: string): RemoteFolder[] {
  return readdirSync(root)
    .map((entry) => join(root, entry))
    .filter((folder) => existsSync(join(folder, 'remote.json')))
    .map((folder) => ({ name: readRemoteFolder(folder).manifest.name, folder }))
}
