import type { RefusedRow } from '@forecourt/contracts/import-report'
import { composeItem } from './compose-vehicle.ts'
import type { FeedVehicle } from './feeds/feed-vehicle.ts'
import { refusal } from './feeds/refusal.ts'
import type { StockMark } from './stock-item.ts'
import { putVehicle, readMarks } from './stock-table.ts'

/** A vehicle of a feed and the line it stands in. */
export type PlacedVehicle = { line: number; vehicle: FeedVehicle }

type Outcome = 'created' | 'updated' | 'unchanged' | 'conflict'
export type BatchOutcome = Record<'created' | 'updated' | 'unchanged', number> & { conflicts: RefusedRow[] }

/** Stores vehicles of one dealership, each in one conditional write, and only those that differ from what is there. */
export async function storeBatch(dealership: string, batch: PlacedVehicle[], now: Date): Promise<BatchOutcome> {
  const marks = await readMarks(
    dealership,
    batch.map(({ vehicle }) => vehicle.id),
  )
  const outcome: BatchOutcome = { created: 0, updated: 0, unchanged: 0, conflicts: [] }
  await Promise.all(
    batch.map(async ({ line, vehicle }) => {
      const seen = marks.get(vehicle.id)
      const result = await store(vehicle, { dealership, seen, now })
      if (result !== 'conflict') outcome[result]++
      else outcome.conflicts.push(refusal(line, 'id', vehicle.id, 'was changed by others meanwhile; import it again'))
    }),
  )
  return outcome
}

/** Tries once more from what is there then, when somebody else wrote first. */
async function store(
  vehicle: FeedVehicle,
  context: { dealership: string; seen: StockMark | undefined; now: Date },
): Promise<Outcome> {
  const first = await storeOnce(vehicle, context)
  if (first !== 'conflict') return first
  const marks = await readMarks(context.dealership, [vehicle.id])
  return storeOnce(vehicle, { ...context, seen: marks.get(vehicle.id) })
}

async function storeOnce(
  vehicle: FeedVehicle,
  context: { dealership: string; seen: StockMark | undefined; now: Date },
): Promise<Outcome> {
  const { seen } = context
  const item = composeItem(vehicle, context)
  if (seen?.fingerprint === item.fingerprint) return 'unchanged'
  if (!(await putVehicle(item, seen?.version))) return 'conflict'
  return seen ? 'updated' : 'created'
}
