import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedVariable, startPlatform } from './platform.ts'

/**
 * Builds and seeds once, by one start of the platform; every later start copies its data folder. A seed that there is, such as the
 * caller's, is taken, and stays when this one is removed.
 */
export async function seedOnce(): Promise<() => Promise<void>> {
  if (process.env[seedVariable]) return async () => {}
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-seed-'))
  const platform = await startPlatform({ dataDir })
  await platform.close()
  process.env[seedVariable] = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}

// biome-ignore lint/style/noDefaultExport: the runner's global setup is a default export
export default seedOnce
