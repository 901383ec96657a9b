import { mkdir } from 'node:fs/promises'
import { startLocalBuckets } from '@forecourt/lambda-kit/buckets/local-buckets'
import { createTables } from '@forecourt/lambda-kit/data/create-tables'
import { makeDataFolder } from '../../process/data-folder.ts'
import { lockData } from '../../process/data-lock.ts'
import { folders, repositoryRoot } from '../../process/folders.ts'
import { findRunning } from '../../process/run-file.ts'
import { readSettings } from '../../process/settings.ts'
import { setFunctionEnvironment } from '../lambda/function-environment.ts'
import { readSecrets } from '../lambda/secrets.ts'
import { hostTables } from './table-host.ts'

/** A command's resources: the data folder, and the release of the tables. */
export type LocalTables = { dataDir: string; releasesDir: string; close(): Promise<void> }

/**
 * Points the functions' environment at this machine's tables for a command: those of the running platform, or, when none
 * runs, the same files opened by this process. Throws when another process holds them.
 */
export async function useLocalTables(): Promise<LocalTables> {
  const { dataDir } = readSettings(process.env, repositoryRoot)
  const places = folders(dataDir)
  await makeDataFolder(dataDir)
  await mkdir(places.releases, { recursive: true })
  const running = await findRunning(dataDir)
  await using opened = new AsyncDisposableStack()
  const tableEndpoint = running?.tableEndpoint ?? (await openTables(dataDir, places.tables, opened))
  const buckets = await startLocalBuckets(places.buckets)
  opened.defer(buckets.close)
  setFunctionEnvironment({
    tableEndpoint,
    secrets: await readSecrets(dataDir),
    releasesDir: places.releases,
    feedsDir: places.feeds,
    mediaDir: places.media,
    bucketsUrl: buckets.url,
  })
  await createTables(tableEndpoint)
  const kept = opened.move()
  return { dataDir, releasesDir: places.releases, close: () => kept.disposeAsync() }
}

async function openTables(dataDir: string, folder: string, opened: AsyncDisposableStack): Promise<string> {
  opened.defer(await lockData(dataDir))
  const host = await hostTables(folder, () => {})
  opened.defer(host.close)
  return host.endpoint
}
