import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReleaseFiles } from './release-files.ts'
import { checkServerFile, publicPath, serverFiles, serverPath } from './release-paths.ts'

/** The files of releases in a local folder. */
export function folderFiles(root: string): ReleaseFiles {
  return {
    async serverFolder(release) {
      const folder = resolve(root, serverPath(release))
      const check = async (file: string) => checkServerFile(release, file, await readFile(join(folder, file)))
      await Promise.all(serverFiles(release).map(check))
      return folder
    },
    readText: async (url) => readFile(join(root, publicPath(url)), 'utf8'),
  }
}
