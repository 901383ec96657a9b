import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'

/** `holder` is empty after release. `held_until` is in milliseconds since 1970, and is extended while the work runs. */
const lockSchema = z.object({ holder: z.string(), file: z.string(), started_at: z.string(), held_until: z.number() })

export type LeaseMessages = {
  /** The work that holds the lease, if known: `(a.csv, begun …) holds it until … at least`. */
  running(details: string): string
  /** What to do if it keeps running. */
  advice: string
  /** The message for work that was suspended for so long that other work may have begun. */
  expired: string
}

export type LeaseRequest = {
  /** A partition of the imports table for leases: a slug contains no #. */
  partition: string
  /** A description of the work. */
  file: string
  messages: LeaseMessages
  onWait?: ((message: string) => void) | undefined
  /** Aborts waiting: throws the signal's reason. */
  signal?: AbortSignal | undefined
}
export type LeaseTiming = { heartbeatMs?: number; ttlMs?: number; maxWaitMs?: number }
export type Lease = {
  /** Throws once other work may have taken the lease, so that this work must not write. */
  check(): void
  release(): Promise<void>
}

const pollMs = 250
/** After an interruption of this length (a killed process, a suspended machine) another may begin. */
const defaultTtlMs = 15_000

/**
 * Runs one piece of work of a kind at a time: waits for a running one, and takes over from a killed one when its lease
 * has expired, which is before the wait ends.
 * @throws AppError `conflict` if the other one still runs after `maxWaitMs`, with its description and what to do.
 */
export async function acquireLease(request: LeaseRequest, timing: LeaseTiming = {}): Promise<Lease> {
  const { heartbeatMs = 3000, ttlMs = defaultTtlMs, maxWaitMs = 2 * defaultTtlMs } = timing
  const { partition, file, messages, onWait, signal } = request
  const key = { dealership_slug: partition, started_at: 'lock' }
  const me = randomUUID()
  const startedAt = new Date().toISOString()
  let heldUntil = 0
  const write = async (until: number, expression: string, values: Record<string, unknown>): Promise<boolean> => {
    // A heartbeat after the release finds no holder, so it cannot take the lease back.
    const holder = until > 0 ? me : ''
    const item = { ...key, lock: { holder, file, started_at: startedAt, held_until: until } }
    const isWritten = await putItem('imports', item, { expression, names: { '#lock': 'lock' }, values })
    heldUntil = isWritten ? until : 0
    return isWritten
  }
  // The client retries after a lost response: the lease may already be our own.
  const take = () =>
    write(Date.now() + ttlMs, 'attribute_not_exists(#lock) OR #lock.held_until < :now OR #lock.holder = :me', {
      ':now': Date.now(),
      ':me': me,
    })
  const keep = (until: number) => write(until, '#lock.holder = :me', { ':me': me })

  const deadline = Date.now() + maxWaitMs
  for (let tries = 0; !(await take()); tries++) {
    const message = messages.running(detailsOf(await getItem('imports', key)))
    if (tries === 0) onWait?.(message)
    signal?.throwIfAborted()
    if (Date.now() > deadline) throw new AppError('conflict', `${message} ${messages.advice}`)
    await wait(pollMs)
  }
  // The next heartbeat makes up for a failed one; if none succeeds in time, `check` stops the work.
  let heartbeat: Promise<unknown> | undefined
  const timer = setInterval(() => {
    heartbeat ??= keep(Date.now() + ttlMs)
      .catch(() => false)
      .finally(() => {
        heartbeat = undefined
      })
  }, heartbeatMs)

  return {
    check() {
      if (Date.now() >= heldUntil) throw new AppError('conflict', messages.expired)
    },
    async release() {
      clearInterval(timer)
      await heartbeat
      if (heldUntil > 0) await keep(0)
    },
  }
}

function detailsOf(item: unknown): string {
  const parsed = z.safeParse(z.object({ lock: lockSchema }), item)
  if (!parsed.success) return 'is running'
  const { file, started_at, held_until } = parsed.data.lock
  const until = new Date(held_until).toISOString()
  return `(${file}, begun ${started_at}) holds it until ${until} at least`
}
