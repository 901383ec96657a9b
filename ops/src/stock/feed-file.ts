import { stat } from 'node:fs/promises'

/**
 * The size of a feed's file in bytes.
 * @throws with what is wrong with it and what to do.
 */
export async function feedFileSize(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new Error(`There is no file ${file}. Check the path; it is relative to this folder.`)
    throw new Error(`${file} cannot be read: ${error.message}`)
  })
  if (found.isDirectory()) throw new Error(`${file} is a folder. Pass the feed's file in it.`)
  if (found.isFile() && found.size === 0)
    throw new Error(
      `${file} is empty. A feed without vehicles is written as [] (JSON) or as its first row alone (CSV).`,
    )
  return found.size
}
