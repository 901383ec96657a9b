import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { logWarning } from '@forecourt/lambda-kit/observability/log'
import { snapshotName } from '@forecourt/lambda-kit/tenants/snapshot-name'
import { createEmbeddedSearch, type EmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { startLoading } from './load-stock.ts'
import type { SnapshotFiles } from './snapshot-files.ts'

/** A saved engine, and when the read that filled it began, in milliseconds since 1970. */
export type SavedEngine = { engine: EmbeddedSearch; readAt: number }

/** A local folder, a bucket, or neither. The bucket's client is loaded only if there is one. */
async function snapshotFiles(): Promise<SnapshotFiles | undefined> {
  const { SNAPSHOTS_DIR: folder, SNAPSHOTS_BUCKET: bucket } = process.env
  if (folder) return folderSnapshots(folder)
  if (!bucket) return undefined
  const { bucketSnapshots } = await import('./bucket-snapshots.ts')
  return bucketSnapshots(bucket)
}

function folderSnapshots(folder: string): SnapshotFiles {
  const ifThere = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  }
  return {
    read: async (name) => {
      const file = await readFile(join(folder, name)).catch(ifThere)
      return file && new Uint8Array(file)
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `${name}.${process.pid}`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
    },
  }
}

/** The time precedes the engine's bytes, which are aligned to 8. */
const stampBytes = 8

/** Reads the stock of some dealerships and saves a snapshot for new processes. False if there is no place for it. */
export async function saveSnapshot(dealerships: readonly string[], now = Date.now()): Promise<boolean> {
  const files = await snapshotFiles()
  if (!files) return false
  const reading = startLoading(dealerships)
  while (!(await reading.loadNextPages()));
  const saved = reading.engine.snapshot()
  const bytes = new Uint8Array(stampBytes + saved.length)
  new DataView(bytes.buffer).setFloat64(0, now)
  bytes.set(saved, stampBytes)
  await files.write(snapshotName(dealerships), bytes)
  return true
}

/** A shopper waits: beyond this the table's first pages are faster. */
const readMs = 800

/**
 * The snapshot of those dealerships; undefined if there is none or it is unreadable, which must not fail the search.
 */
export async function loadSnapshot(dealerships: readonly string[]): Promise<SavedEngine | undefined> {
  try {
    const files = await snapshotFiles()
    const bytes = files && (await withDeadline(files.read(snapshotName(dealerships)), readMs, 'The snapshot'))
    if (!bytes) return undefined
    const readAt = new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0)
    return { engine: createEmbeddedSearch(bytes.subarray(stampBytes)), readAt }
  } catch (error) {
    logWarning('The stock snapshot could not be read', error)
    return undefined
  }
}
