import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, ownProcessIdentity, type ProcessIdentity, parseProcessIdentity } from './process-identity.ts'

/** The error for a second process: the holder, and what to do. */
type InUse = (holder: { folder: string; pid: number }) => string

/**
 * Claims a folder for this process, since two processes cannot open the same tables. Returns its release. Throws
 * with what to do when a living process holds it; a dead process's lock is taken over.
 */
export async function lockData(folder: string, inUse: InUse = dataInUse): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  await mkdir(folder, { recursive: true })
  const holder = await lock(file)
  if (holder)
    throw new Error(
      `${inUse({ folder, pid: holder.pid })} If it no longer answers, Ctrl-C twice ends it at once. ` +
        `If that process has nothing to do with Forecourt, delete ${file} and what begins with it.`,
    )
  return () => rm(file, { force: true })
}

/**
 * Null when the lock is ours now, else the living process that holds it. A dead process's lock is removed under a second
 * lock, after another check: else a second process could remove the first one's new lock. The second lock is taken over the same
 * way.
 */
async function lock(file: string): Promise<ProcessIdentity | null> {
  const holder = await tryLock(file)
  if (holder === null || (await isAlive(holder))) return holder
  const turn = `${file}.turn`
  const other = await lock(turn)
  if (other) return other
  try {
    const standing = await holderOf(file)
    if (standing && !(await isAlive(standing))) await rm(file)
    return await tryLock(file)
  } finally {
    await rm(turn, { force: true })
  }
}

/** Null when the lock is ours now, else who holds it. It appears complete, so it is never read half-written. */
async function tryLock(file: string): Promise<ProcessIdentity | null> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, await ownProcessIdentity())
  try {
    await link(draft, file)
    return null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return (await holderOf(file)) ?? parseProcessIdentity('')
  } finally {
    await rm(draft, { force: true })
  }
}

/** Null when there is no such file. */
async function holderOf(file: string): Promise<ProcessIdentity | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : parseProcessIdentity(text)
}

const dataInUse: InUse = ({ folder, pid }) =>
  `Process ${pid} works on the data in ${folder}. Let it end first, or set DATA_DIR to another folder.`
