import type { RefusedRow } from '@forecourt/contracts/stock/import-report'
import { knownStatuses, type Vehicle, vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import { describeIssue } from '@forecourt/contracts/validation/describe-issue'
import { type ListingSite, unlistedReason } from '@forecourt/domain/stock/unlisted-reason'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { type RowLocation, refusal } from '../feeds/refusal.ts'
import { putVehicle, readMarks, type SeenItem } from '../table/stock-table.ts'
import { composeItem } from './compose-item.ts'

/** A vehicle of a feed and its position. */
export type PlacedVehicle = RowLocation & { vehicle: FeedVehicle }

type Stored = 'created' | 'updated' | 'unchanged'
export type BatchOutcome = Record<Stored, number> & {
  refused: RefusedRow[]
  notes: string[]
  /** The reasons of stored vehicles that no site lists. */
  unlisted: string[]
  /** The statuses of stored vehicles that are unknown. */
  unknownStatuses: string[]
}

export type BatchContext = {
  dealership: string
  now: Date
  /** The sites that show the dealership's stock, if known. */
  sites: readonly ListingSite[]
}

/** Stores changed vehicles of one dealership, each with one conditional write. */
export async function storeBatch(
  batch: PlacedVehicle[],
  { dealership, now, sites }: BatchContext,
): Promise<BatchOutcome> {
  const marks = await readMarks(
    dealership,
    batch.map(({ vehicle }) => vehicle.id),
  )
  const details = { refused: [], notes: [], unlisted: [], unknownStatuses: [] }
  const outcome: BatchOutcome = { created: 0, updated: 0, unchanged: 0, ...details }
  await Promise.all(
    batch.map(async ({ vehicle, ...place }) => {
      const seen = marks.get(vehicle.id)
      const result = await store(vehicle, { dealership, seen, now }).catch(unstorable)
      if (seen && !seen.mark)
        outcome.notes.push(`The stored vehicle ${vehicle.id} is unreadable; the feed overwrites it.`)
      if (typeof result !== 'string') {
        outcome.refused.push(refusal(place, 'id', vehicle.id, result.reason))
        return
      }
      outcome[result]++
      if (!knownStatuses.includes(vehicle.status)) outcome.unknownStatuses.push(vehicle.status)
      const created_at = seen?.mark?.vehicle.created_at ?? vehicle.created_at ?? now.toISOString()
      const reason = sites.length > 0 && unlistedReason({ ...vehicle, created_at }, sites, now)
      if (reason) outcome.unlisted.push(reason)
    }),
  )
  return outcome
}

/** DynamoDB's rejection of an item rejects its row; every other failure fails the import. */
function unstorable(error: unknown): { reason: string } {
  if (!(error instanceof Error) || error.name !== 'ValidationException') throw error
  return { reason: `cannot be stored: ${error.message}` }
}

/** Retries once with the current item after a conflict. */
async function store(
  vehicle: FeedVehicle,
  context: { dealership: string; seen: SeenItem | undefined; now: Date },
): Promise<Stored | { reason: string }> {
  const first = await storeOnce(vehicle, context)
  if (first) return first
  const marks = await readMarks(context.dealership, [vehicle.id])
  const second = await storeOnce(vehicle, { ...context, seen: marks.get(vehicle.id) })
  // One import runs at a time, and the vehicle was another before: its own write, repeated as its answer was lost, is the conflict.
  if (second === 'unchanged') return context.seen ? 'updated' : 'created'
  return second ?? { reason: 'was changed by another writer meanwhile; import it again' }
}

/** Why a stored vehicle would be unreadable, which would fail pages and imports. */
function unreadable(vehicle: Vehicle): { reason: string } | undefined {
  const [issue] = vehicleSchema.safeParse(vehicle).error?.issues ?? []
  const [problem] = issue ? describeIssue(vehicleSchema, vehicle, issue) : []
  return problem && { reason: `cannot be stored: its ${problem.path} must be ${problem.allowed}` }
}

/** Undefined after a conflict. */
async function storeOnce(
  vehicle: FeedVehicle,
  context: { dealership: string; seen: SeenItem | undefined; now: Date },
): Promise<Stored | { reason: string } | undefined> {
  const { seen } = context
  const item = composeItem(vehicle, { ...context, seen: seen?.mark })
  if (seen?.mark?.fingerprint === item.fingerprint) return 'unchanged'
  const problem = unreadable(item.vehicle)
  if (problem) return problem
  if (!(await putVehicle(item, seen?.version))) return undefined
  return seen ? 'updated' : 'created'
}
