import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A folder with all above it. Node's own recursive one tries for ever where a folder is never there, such as in /proc. */
export async function makeFolder(path: string): Promise<void> {
  const code = await tryMake(path)
  if (code !== 'ENOENT') return
  await makeFolder(dirname(path))
  await mkdir(path)
}

/** ENOENT when its parent is not there either; undefined when the folder exists. */
async function tryMake(path: string): Promise<'ENOENT' | undefined> {
  const error = await mkdir(path).catch((reason: NodeJS.ErrnoException) => reason)
  if (error?.code === 'ENOENT' && dirname(path) !== path) return 'ENOENT'
  if (error && error.code !== 'EEXIST') throw error
  return undefined
}
