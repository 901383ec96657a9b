import { readFile } from 'node:fs/promises'

/**
 * Identifies a process beyond its number: numbers are reused, in a container at every start.
 * `began` is empty where the system does not report it.
 */
export type ProcessIdentity = { pid: number; began: string }

/** This process, as `parseProcessIdentity` reads it. */
export const ownProcessIdentity = async (): Promise<string> => `${process.pid} ${await startTimeOf(process.pid)}`.trim()

/** Parses any text; an invalid one matches no process. */
export function parseProcessIdentity(text: string): ProcessIdentity {
  const [pid = '', began = ''] = text.split(' ')
  return { pid: Number.parseInt(pid, 10), began }
}

/** Whether that process lives. Without a known start time, only its number is compared. */
export async function isAlive({ pid, began }: ProcessIdentity): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || !isInUse(pid)) return false
  const now = began && (await startTimeOf(pid))
  return !now || now === began
}

function isInUse(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: another user's process, which is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The start of the machine and the ticks from there to the start of the process, as Linux reports them. */
async function startTimeOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all(
      ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`].map((file) => readFile(file, 'utf8')),
    )
    // The second of its fields is a name in brackets, which may hold anything; the 22nd is the start.
    const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return boot && ticks ? `${boot.trim()}:${ticks}` : ''
  } catch {
    return ''
  }
}
