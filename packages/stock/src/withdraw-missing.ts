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
}

type Withdrawal = Pick<ImportReport, 'withdrawn' | 'withheld'>

/** A feed that would take more of the live vehicles away is more likely cut short than true. */
const mostShrink = 0.3
const writesAtOnce = 32

/** What a feed can withdraw. What is sold stays sold: feeds drop it, and its page still has something to say. */
const isLive = ({ status }: StockMark): boolean => status !== 'sold' && status !== 'withdrawn'

/** Marks as withdrawn what a full feed no longer holds, or tells why nothing was. */
export async function withdrawMissing(options: Options): Promise<Withdrawal> {
  const { dealership, seen, now } = options
  let live = 0
  let going = 0
  for await (const mark of streamDealership(dealership)) {
    if (!isLive(mark)) continue
    live++
    if (!seen.has(mark.id)) going++
  }
  const withheld = withheldBecause(options, going, live)
  if (withheld || going === 0) return { withdrawn: 0, ...(withheld && { withheld }) }

  let withdrawn = 0
  await forEachBounded(streamDealership(dealership), writesAtOnce, async (mark) => {
    if (!isLive(mark) || seen.has(mark.id)) return
    if (await withdraw(dealership, mark, now)) withdrawn++
  })
  return { withdrawn }
}

/** False when the vehicle was written since it was found missing: then somebody knows more of it than this feed. */
async function withdraw(dealership: string, mark: StockMark, now: Date): Promise<boolean> {
  const item = await getVehicle(dealership, mark.id)
  if (item?.version !== mark.version) return false
  return putVehicle(withdrawnItem(item, now), item.version)
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
