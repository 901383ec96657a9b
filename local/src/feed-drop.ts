import { watch } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { S3Event } from 'aws-lambda'

export type DropHandler = (event: S3Event) => Promise<unknown>

/**
 * The feeds bucket on this machine: a file that appears in the folder and has stopped growing is told to the handler as S3
 * would, `<dealership>/<file>` under the key `feeds/<dealership>/<file>`. Returns how to stop watching.
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
        const droppedAt = await settled(join(folder, file))
        if (droppedAt) await handler(objectCreated(file, droppedAt))
      } while (changedMeanwhile.has(file))
    } catch (error) {
      onError(file, error)
    } finally {
      busy.delete(file)
    }
  }

  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file && !file.split(sep).some((part) => part.startsWith('.'))) void announce(file)
  })
  watcher.on('error', (error) => onError(folder, error))
  return () => watcher.close()
}

const stillMs = 400

/**
 * Waits until a file has kept its size for a while and answers when it came to be as it is, however old its content says it
 * is; undefined when it is no file, is empty still, or goes away.
 */
async function settled(path: string): Promise<Date | undefined> {
  let size = -1
  for (;;) {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return undefined
    if (found.size === size) return size > 0 ? found.ctime : undefined
    size = found.size
    await wait(stillMs)
  }
}

function objectCreated(file: string, droppedAt: Date): S3Event {
  const key = ['feeds', ...file.split(sep)].map(encodeURIComponent).join('/')
  const s3 = { bucket: { name: 'feeds' }, object: { key } }
  const record = { eventName: 'ObjectCreated:Put', eventTime: droppedAt.toISOString(), s3 }
  return { Records: [record as S3Event['Records'][number]] }
}
