import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Claims a data folder for this process, since two processes cannot open the same tables. The answer lets go of it. Throws
 * with what to do when a living process holds it; one that died without letting go holds nothing.
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock')
  await mkdir(dataDir, { recursive: true })
  let holder = await tryLock(file)
  if (holder !== null && !isAlive(holder)) holder = await takeOver(file)
  if (holder !== null) throw new Error(inUse(dataDir, file, holder))
  return () => rm(file, { force: true })
}

/** Null when the lock is ours now, else the process that holds it. It appears whole: nobody reads it before it is written. */
async function tryLock(file: string): Promise<number | null> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, String(process.pid))
  try {
    await link(draft, file)
    return null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return (await holderOf(file)) ?? Number.NaN
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Locks in place of a dead process, as `tryLock` answers. Of several that found it dead one at a time has the turn, and looks
 * again: else the second would remove the lock of the first.
 */
async function takeOver(file: string): Promise<number | null> {
  const turn = `${file}.turn`
  const other = await tryLock(turn)
  if (other !== null) return other
  try {
    const holder = await holderOf(file)
    if (holder !== null && !isAlive(holder)) await rm(file)
    return await tryLock(file)
  } finally {
    await rm(turn, { force: true })
  }
}

/** Null when there is no such file. */
async function holderOf(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : Number.parseInt(text, 10)
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const inUse = (dataDir: string, file: string, pid: number): string =>
  `Process ${pid} works on the data in ${dataDir}. Let it end first, or set DATA_DIR to another folder. ` +
  `If that process has nothing to do with Forecourt, delete ${file} and what begins with it.`
