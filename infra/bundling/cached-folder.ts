import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The cache's folder. */
export const cacheFolder = (kind: string): string =>
  join(fileURLToPath(new URL('../../node_modules/.cache', import.meta.url)), `forecourt-${kind}`)

/**
 * Makes a folder unless it is there already: its name says all that it is made of. `make` fills the folder that it gets. It is
 * there whole or not at all, also if another process makes it at the same time.
 */
export function cachedFolder(folder: string, make: (folder: string) => void): string {
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  try {
    make(unfinished)
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}
