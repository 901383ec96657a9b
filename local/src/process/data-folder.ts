import { stat } from 'node:fs/promises'
import { makeFolder } from '@forecourt/command-line/make-folder'

/** Makes the data folder, or throws a sentence that names the setting. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    if (!(await stat(dataDir)).isDirectory()) throw new Error(`${dataDir} is no folder`)
  } catch (error) {
    throw new Error(`DATA_DIR cannot be made: ${error instanceof Error ? error.message : error}`)
  }
}
