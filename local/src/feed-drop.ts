import { watch } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Event } from 'aws-lambda'

export type DropHandler = (event: S3Event) => Promise<unknown>

/**
 * The feeds bucket on this machine: a file that appears as `<folder>/<dealership>/<file>` and has stopped growing is told
 * to the handler as S3 would, under the key `feeds/<dealership>/<file>`. Returns how to stop watching.
 */
export async function watchFeedDrops(
  folder: string,
  handler: DropHandler,
  onError: (file: string, error: unknown) => void,
): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  const busy = new Set<string>()
  const changedMeanwhile = new Set<string>()

  async function announce(file: string): Promise<void> {
    if (busy.has(file)) {
      changedMeanwhile.add(file)
      return
    }
    busy.add(file)
    try {
      do {
        changedMeanwhile.delete(file)
        if (await hasSettled(join(folder, file))) await handler(objectCreated(file))
      } while (changedMeanwhile.has(file))
    } catch (error) {
      onError(file, error)
    } finally {
      busy.delete(file)
    }
  }

  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    const parts = file?.split(sep) ?? []
    if (file && parts.length === 2 && !parts.some((part) => part.startsWith('.'))) void announce(file)
  })
  watcher.on('error', (error) => onError(folder, error))
  return () => watcher.close()
}

const stillMs = 400

/** Waits until a file has kept its size for a while; false when it is no file, is empty still, or goes away. */
async function hasSettled(path: string): Promise<boolean> {
  let size = -1
  for (;;) {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return false
    if (found.size === size) return size > 0
    size = found.size
    await wait(stillMs)
  }
}

function objectCreated(file: string): S3Event {
  const key = ['feeds', ...file.split(sep)].map(encodeURIComponent).join('/')
  const record = { eventName: 'ObjectCreated:Put', s3: { bucket: { name: 'feeds' }, object: { key } } }
  return { Records: [record as S3Event['Records'][number]] }
}
