import { watch } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { openDropRecord } from './drop-record.ts'

/** What EventBridge says of a new object in the feeds bucket. */
export type FeedDropped = { time: string; detail: { object: { key: string } } }

export type DropHandler = (event: FeedDropped) => Promise<unknown>

/** Redirecting a slow command into a file creates it empty first. */
const defaultQuietMs = { some: 400, empty: 2000 }

/** `quietMs`: how long a file, or one that is empty, keeps its size before it is taken. */
type WatchOptions = { onError(file: string, error: unknown): void; quietMs?: typeof defaultQuietMs }

/** Stopping waits this long for a running import; the next start repeats one that takes longer. */
const defaultTimeoutMs = 10_000

/**
 * The feeds bucket on this machine: a file that appears in the folder and has stopped growing calls the handler with EventBridge's event,
 * `<dealership>/<file>` under the key `feeds/<dealership>/<file>`; files that came before the start do so at once.
 * Returns a stop function, which waits for running imports. One that takes longer than `timeoutMs` is left to
 * fail in silence.
 */
export async function watchFeedDrops(
  folder: string,
  handler: DropHandler,
  { onError, quietMs = defaultQuietMs }: WatchOptions,
): Promise<(timeoutMs?: number) => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const record = await openDropRecord(folder)
  const busy = new Map<string, Promise<void>>()
  const changedMeanwhile = new Set<string>()
  const ending = new AbortController()

  function announce(file: string): Promise<void> | undefined {
    if (busy.has(file)) {
      changedMeanwhile.add(file)
      return undefined
    }
    const delivery = deliver(file).finally(() => busy.delete(file))
    busy.set(file, delivery)
    return delivery
  }

  async function deliver(file: string): Promise<void> {
    try {
      do {
        changedMeanwhile.delete(file)
        const droppedAt = await settled(join(folder, file), { ending: ending.signal, quietMs })
        // A growing file causes many events, and an old one may too.
        if (!droppedAt || record.isHandled(file, droppedAt)) continue
        await handler(objectCreated(file, droppedAt))
        await record.markHandled(file, droppedAt)
      } while (changedMeanwhile.has(file))
    } catch (error) {
      if (!ending.signal.aborted) onError(file, error)
    }
  }

  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file && !isHidden(file)) void announce(file)
  })
  watcher.on('error', (error) => onError(folder, error))
  // Sequentially, the oldest first: a feed older than the last import is refused.
  const waiting = await oldestFirst(folder)
  void (async () => {
    for (const file of waiting) if (!ending.signal.aborted) await announce(file)
  })()
  return async (timeoutMs = defaultTimeoutMs) => {
    ending.abort()
    watcher.close()
    await withDeadline(Promise.all(busy.values()), timeoutMs, 'An import').catch(() => {})
  }
}

const isHidden = (file: string): boolean => file.split(sep).some((part) => part.startsWith('.'))

async function oldestFirst(folder: string): Promise<string[]> {
  const files: { file: string; came: number }[] = []
  for (const file of await readdir(folder, { recursive: true })) {
    const found = isHidden(file) ? null : await stat(join(folder, file)).catch(() => null)
    if (found?.isFile()) files.push({ file, came: found.ctimeMs })
  }
  return files.sort((a, b) => a.came - b.came).map(({ file }) => file)
}

/**
 * Waits until a file's size is stable and returns the time of its last change on this disk, whatever its modification time says;
 * undefined when it is no file, disappears, or the watch ends.
 */
async function settled(
  path: string,
  { ending, quietMs }: { ending: AbortSignal; quietMs: typeof defaultQuietMs },
): Promise<Date | undefined> {
  let size = -1
  while (!ending.aborted) {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return undefined
    if (found.size === size) return found.ctime
    size = found.size
    await wait(size === 0 ? quietMs.empty : quietMs.some, undefined, { signal: ending }).catch(() => {})
  }
  return undefined
}

function objectCreated(file: string, droppedAt: Date): FeedDropped {
  const key = ['feeds', ...file.split(sep)].join('/')
  return { time: droppedAt.toISOString(), detail: { object: { key } } }
}
