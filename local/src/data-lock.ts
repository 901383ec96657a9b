import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Claims a data folder for this process, since two processes cannot open the same tables. The answer lets go of it. Throws
 * with what to do when a living process holds it; one that died without letting go holds nothing.
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock')
  await mkdir(dataDir, { recursive: true })
  const holder = await tryLock(file)
  if (holder === null) return () => rm(file, { force: true })
  if (isAlive(holder)) throw new Error(inUse(dataDir, file, holder))
  await rm(file, { force: true })
  if ((await tryLock(file)) !== null) throw new Error(inUse(dataDir, file, holder))
  return () => rm(file, { force: true })
}

/** Null when the lock is ours now, else the process that holds it. It appears whole: nobody reads it before it is written. */
async function tryLock(file: string): Promise<number | null> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, String(process.pid))
  try {
    await link(draft, file)
    return null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  } finally {
    await rm(draft, { force: true })
  }
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
  `If that process has nothing to do with Forecourt, delete ${file}.`
