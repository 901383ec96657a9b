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
  /** Throws if this import may no longer write. */
  check(): void
  note(text: string): void
}

/** A vehicle missing from the feed, in its state at that check. */
type Missing = Pick<StockMark, 'id' | 'version'>
type Withdrawal = Pick<ImportReport, 'withdrawn' | 'withheld'>

const maxConcurrentWrites = 32

/**
 * Withdraws the vehicles that a full feed no longer contains, or returns why not. Sold vehicles stay: feeds drop them,
 * and their page is still useful. The counted vehicles are exactly the withdrawn ones.
 */
export async function withdrawMissing(options: Options): Promise<Withdrawal> {
  const { dealership, seen, now, check, note } = options
  const noteUnreadable = (id: string) => note(`The stored vehicle ${id} is unreadable, so it was not withdrawn.`)
  const missing: Missing[] = []
  let live = 0
  for await (const mark of streamDealership(dealership, noteUnreadable)) {
    if (!isLive(mark)) continue
    live++
    const { id, version, vehicle } = mark
    // Vehicles that a later import has written are not this feed's.
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

/** False if the vehicle was written since the check: another writer has newer data. */
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
