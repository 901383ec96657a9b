import type { ImportReport } from '@forecourt/contracts/stock/import-report'
import { checkWithdrawal, isLive, type StockComparison } from '@forecourt/domain/stock/stock-withdrawal'
import * as z from 'zod/mini'
import type { StockMark } from '../table/stock-item.ts'
import { getVehicle, putVehicle, streamDealership } from '../table/stock-table.ts'
import { withdrawnItem } from './compose-item.ts'
import { forEachBounded } from './for-each-bounded.ts'
import type { SeenRows } from './seen-rows.ts'

type Options = Pick<StockComparison, 'isBroken' | 'unidentifiedRows' | 'isShrinkAllowed'> & {
  dealership: string
  now: Date
  seen: SeenRows
  /** Throws when this import may no longer write. */
  check(): void
  note(text: string): void
}

/** A vehicle that the feed does not hold, as it was when that was found. */
type Missing = Pick<StockMark, 'id' | 'version'>
type Withdrawal = Pick<ImportReport, 'withdrawn' | 'withheld'>

const maxConcurrentWrites = 32

/**
 * Marks as withdrawn what a full feed no longer holds, or tells why nothing was. What is sold stays sold: feeds drop it, and
 * its page still has something to say. The vehicles that are counted are the ones that go, and no others.
 */
export async function withdrawMissing(options: Options): Promise<Withdrawal> {
  const { dealership, seen, now, check, note } = options
  const noteUnreadable = (id: string) => note(`What is stored of ${id} cannot be read, so it was not withdrawn.`)
  const missing: Missing[] = []
  let live = 0
  for await (const mark of streamDealership(dealership, noteUnreadable)) {
    if (!isLive(mark)) continue
    live++
    const { id, version, vehicle } = mark
    // What an import that began later has written is not for this feed to judge.
    if (!seen.has(id) && vehicle.updated_at <= now.toISOString()) missing.push({ id, version })
  }
  const { isBroken, unidentifiedRows, isShrinkAllowed } = options
  const withheld = checkWithdrawal({ live, missing: missing.length, isBroken, unidentifiedRows, isShrinkAllowed })
  if (withheld) return { withdrawn: 0, withheld }

  let withdrawn = 0
  await forEachBounded(missing, maxConcurrentWrites, async (mark) => {
    check()
    const outcome = await withdraw(dealership, mark, now)
    if (outcome === 'unreadable') noteUnreadable(mark.id)
    else if (outcome) withdrawn++
  })
  return { withdrawn }
}

/** False when the vehicle was written since it was found missing: then somebody knows more of it than this feed. */
async function withdraw(dealership: string, { id, version }: Missing, now: Date): Promise<boolean | 'unreadable'> {
  const item = await getVehicle(dealership, id).catch(unreadable)
  if (item === 'unreadable') return item
  if (item?.version !== version) return false
  return putVehicle(withdrawnItem(item, now), version)
}

function unreadable(error: unknown): 'unreadable' {
  if (!(error instanceof z.core.$ZodError)) throw error
  return 'unreadable'
}
