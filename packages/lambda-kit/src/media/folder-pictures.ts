import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { maxSourceBytes, type PictureStore, renditionKey, sourceKey, UnreadablePictureError } from './picture-store.ts'

/** The pictures in a folder of this machine, laid out as the bucket is. */
export function folderPictures(root: string): PictureStore {
  return {
    async read(source) {
      const file = join(root, sourceKey(source))
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      if (found.size > maxSourceBytes) throw new UnreadablePictureError(`It has ${found.size} bytes.`)
      return readFile(file)
    },
    async keep(rendition, bytes) {
      const file = join(root, renditionKey(rendition))
      await mkdir(dirname(file), { recursive: true })
      // Whole or not there: who serves the folder may read at any moment.
      const unfinished = `${file}.${randomUUID()}.part`
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    },
  }
}
