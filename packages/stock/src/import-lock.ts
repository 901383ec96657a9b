import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, putItem } from '@forecourt/lambda-kit/items'
import * as z from 'zod/mini'

/** `holder` is empty once it was let go. `held_until` is in milliseconds since 1970, and moves on while the import lives. */
const lockSchema = z.object({ holder: z.string(), file: z.string(), started_at: z.string(), held_until: z.number() })

type Holder = { dealership: string; file: string; onWait?: (message: string) => void }
type Timing = { beatMs?: number; lifeMs?: number; patienceMs?: number }
export type ImportLock = {
  /** Throws once another import may have taken the lock: what this one would write then is out of date. */
  check(): void
  release(): Promise<void>
}

const pollMs = 250
/** A stop of this length (a killed process, a frozen machine) lets the next import in. */
const usualLifeMs = 15_000

/**
 * Lets one import of a dealership run at a time: waits for the one that runs, and takes over from one that was killed as
 * soon as its lock has run out, which is before the patience has.
 * @throws AppError `conflict` when the other one still runs after `patienceMs`, with its file and what to do.
 */
export async function lockImports(holder: Holder, timing: Timing = {}): Promise<ImportLock> {
  const { beatMs = 3000, lifeMs = usualLifeMs, patienceMs = 2 * usualLifeMs } = timing
  const { dealership, file, onWait } = holder
  // A dealership has no # in it, so a lock is never among its imports.
  const key = { dealership_slug: `${dealership}#lock` }
  const me = randomUUID()
  const startedAt = new Date().toISOString()
  let heldUntil = 0
  const write = async (until: number, expression: string, values: Record<string, unknown>): Promise<boolean> => {
    // A beat that arrives after the lock was let go finds no holder, so it cannot take it back.
    const holder = until > 0 ? me : ''
    const item = { ...key, started_at: 'lock', lock: { holder, file, started_at: startedAt, held_until: until } }
    const isWritten = await putItem('imports', item, { expression, names: { '#lock': 'lock' }, values })
    heldUntil = isWritten ? until : 0
    return isWritten
  }
  // The client asks again where an answer was lost: then our own lock is what stands there.
  const take = () =>
    write(Date.now() + lifeMs, 'attribute_not_exists(#lock) OR #lock.held_until < :now OR #lock.holder = :me', {
      ':now': Date.now(),
      ':me': me,
    })
  const keep = (until: number) => write(until, '#lock.holder = :me', { ':me': me })

  const givesUpAt = Date.now() + patienceMs
  for (let tries = 0; !(await take()); tries++) {
    const message = waitingFor(dealership, await getItem('imports', { ...key, started_at: 'lock' }))
    if (tries === 0) onWait?.(message)
    if (Date.now() > givesUpAt) throw new AppError('conflict', `${message} Wait for its end, then import again.`)
    await wait(pollMs)
  }
  // A beat that fails is made up for by the next; when none comes through in time, `check` stops the import.
  let beat: Promise<unknown> | undefined
  const timer = setInterval(() => {
    beat ??= keep(Date.now() + lifeMs)
      .catch(() => false)
      .finally(() => {
        beat = undefined
      })
  }, beatMs)

  return {
    check() {
      if (Date.now() < heldUntil) return
      throw new AppError(
        'conflict',
        `The import of ${file} stood still, so another of ${dealership} may have begun. Import again.`,
      )
    },
    async release() {
      clearInterval(timer)
      await beat
      if (heldUntil > 0) await keep(0)
    },
  }
}

function waitingFor(dealership: string, item: unknown): string {
  const parsed = z.safeParse(z.object({ lock: lockSchema }), item)
  if (!parsed.success) return `Another import of ${dealership} is running.`
  const { file, started_at, held_until } = parsed.data.lock
  const until = new Date(held_until).toISOString()
  return `Another import of ${dealership} (${file}, begun ${started_at}) holds it until ${until} at least.`
}
