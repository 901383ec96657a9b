import { randomBytes } from 'node:crypto'
import type { DrawEntry, DrawOpening, DrawOutcome } from '@forecourt/contracts/draws/draw'
import type { DrawSettings } from '@forecourt/contracts/site/settings/draws'
import { drawPrize } from '@forecourt/domain/draws/draw-prize'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { claimCode, commitmentOf, entryHash, openingHash, rollOf } from './draw-hashes.ts'
import { addEntry, addOpening, lastEntry, movePlace, readEntry, readOpening, readPlace } from './draw-table.ts'

/** Opens a draw: from then on its seed, prizes and chances are bound. The same where it was opened before. */
export async function openDraw(tenant: string, { id, prizes }: DrawSettings, now: Date): Promise<DrawOpening> {
  const known = await readOpening(tenant, id)
  if (known) return known
  const seed = randomBytes(32).toString('base64url')
  const opening = { tenant, id, opened_at: now.toISOString(), seed, commitment: commitmentOf(seed), prizes }
  return addOpening({ ...opening, hash: openingHash(opening) })
}

/** How many of each prize are left. */
export async function prizesLeft({ tenant, id, prizes }: DrawOpening): Promise<number[]> {
  return (await lastEntry(tenant, id))?.left ?? prizes.map(({ stock }) => stock)
}

/** Tries of one request; each that fails means that another shopper's entry was written. */
const maxTries = 200

/**
 * RT-21. A shopper's entry, made once: asked again it is the same. A place names the number that it tries, and moves on only once that
 * number is another's, so two requests of a shopper can never make two entries, whichever dies. Undefined once all prizes are gone.
 * @throws AppError `unavailable` where others were first each time.
 */
export async function enterDraw(opening: DrawOpening, mark: string, now: Date): Promise<DrawEntry | undefined> {
  const { tenant, id } = opening
  for (let tries = 0; tries < maxTries; tries += 1) {
    const place = await readPlace(tenant, id, mark)
    const tried = await readEntry(tenant, id, place.number)
    if (tried?.mark === mark) return tried
    const last = await lastEntry(tenant, id)
    const next = (last?.number ?? 0) + 1
    const left = last?.left ?? opening.prizes.map(({ stock }) => stock)
    if (left.every((count) => count === 0)) return undefined
    // A number that nobody has yet stays the place's own.
    const isLost = place.number === 0 || tried !== undefined
    if (isLost && !(await movePlace(place, next))) continue
    if (!isLost && place.number !== next) continue
    await addEntry(id, nextEntry(opening, { number: next, mark, left, previous: last?.hash ?? opening.hash }, now))
  }
  throw new AppError('unavailable')
}

type Place = Pick<DrawEntry, 'number' | 'mark' | 'left' | 'previous'>

function nextEntry(opening: DrawOpening, { number, mark, left, previous }: Place, now: Date) {
  const roll = rollOf(opening, number, mark)
  const won = drawPrize(opening.prizes, left, roll)
  const entry = {
    ...{ number, mark, roll, previous },
    drawn_at: now.toISOString(),
    ...(won !== undefined && { won }),
    left: left.map((count, index) => (index === won ? count - 1 : count)),
  }
  return { ...entry, tenant: opening.tenant, hash: entryHash(entry) }
}

/** What an entry says to its shopper. */
export function outcomeOf(opening: DrawOpening, { number, won }: DrawEntry): DrawOutcome {
  const prize = won === undefined ? undefined : opening.prizes[won]
  if (!prize) return { number }
  return { number, won: { prize: prize.name, claim: prize.claim, code: claimCode(opening, number) } }
}
