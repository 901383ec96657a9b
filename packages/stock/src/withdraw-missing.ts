import type { ImportReport } from '@forecourt/contracts/import-report'
import { forEachBounded } from './bounded.ts'
import { withdrawnItem } from './compose-vehicle.ts'
import type { SeenRows } from './seen-rows.ts'
import type { StockMark } from './stock-item.ts'
import { getVehicle, putVehicle, streamDealership } from './stock-table.ts'

type Options = {
  dealership: string
  now: Date
  seen: SeenRows
  /** Refused rows that do not tell which vehicle they are. */
  unidentified: number
  isBroken: boolean
  allowShrink: boolean
  /** Throws when this import may no longer write. */
  check(): void
}

/** A vehicle that the feed does not hold, as it was when that was found. */
type Missing = Pick<StockMark, 'id' | 'version'>
type Withdrawal = Pick<ImportReport, 'withdrawn' | 'withheld'>

/** A feed that would take more of the live vehicles away is more likely cut short than true. */
const mostShrink = 0.3
const writesAtOnce = 32

/**
 * Marks as withdrawn what a full feed no longer holds, or tells why nothing was. What is sold stays sold: feeds drop it, and
 * its page still has something to say. The vehicles that are counted are the ones that go, and no others.
 */
export async function withdrawMissing(options: Options): Promise<Withdrawal> {
  const { dealership, seen, now, check } = options
  const missing: Missing[] = []
  let live = 0
  for await (const { id, status, version, vehicle } of streamDealership(dealership)) {
    if (status === 'sold' || status === 'withdrawn') continue
    live++
    // What an import that began later has written is not for this feed to judge.
    if (!seen.has(id) && vehicle.updated_at <= now.toISOString()) missing.push({ id, version })
  }
  const withheld = withheldBecause(options, missing.length, live)
  if (withheld) return { withdrawn: 0, withheld }

  let withdrawn = 0
  await forEachBounded(missing, writesAtOnce, async (mark) => {
    check()
    if (await withdraw(dealership, mark, now)) withdrawn++
  })
  return { withdrawn }
}

/** False when the vehicle was written since it was found missing: then somebody knows more of it than this feed. */
async function withdraw(dealership: string, { id, version }: Missing, now: Date): Promise<boolean> {
  const item = await getVehicle(dealership, id)
  if (item?.version !== version) return false
  return putVehicle(withdrawnItem(item, now), version)
}

function withheldBecause(options: Options, going: number, live: number): Withdrawal['withheld'] {
  const { isBroken, unidentified, allowShrink } = options
  const vehicles = going
  if (isBroken)
    return {
      code: 'broken_file',
      vehicles,
      reason: 'the file could not be read to its end, so what it lacks is unknown',
    }
  if (unidentified > 0 && going > 0) {
    const rows = unidentified === 1 ? '1 refused row does' : `${unidentified} refused rows do`
    return {
      code: 'unidentified_rows',
      vehicles,
      reason: `${rows} not tell which vehicle they are; mend them and import again`,
    }
  }
  if (going > live * mostShrink && !allowShrink) {
    const share = Math.round((going / live) * 100)
    const reason = `${going} of ${live} live vehicles (${share}%) are not in the file, which is more than 30%; add --allow-shrink if that is true`
    return { code: 'shrink', vehicles, reason }
  }
  return undefined
}
