import { describeIssue } from '@forecourt/contracts/validation/describe-issue'
import { numberText } from '@forecourt/domain/text/numbers'
import type * as z from 'zod/mini'
import { dropEmptyValues, dropUnusableUrls } from './drop-unusable-values.ts'
import type { FeedRow } from './feed-row.ts'
import { type FeedVehicle, feedVehicleSchema } from './feed-vehicle.ts'
import { type Fault, type RowLocation, refusal, refusalOf } from './refusal.ts'
import { textOrUndefined } from './values/field-readers.ts'

/** DynamoDB's limit is 409,600 bytes an item; the rest is for derived values and the names of fields. */
const maxVehicleBytes = 380_000

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Rejects a vehicle that is too large for the table, naming its longest field. */
function tooLarge(place: RowLocation, vehicle: FeedVehicle, fieldNames: Record<string, string>): FeedRow | undefined {
  const bytes = bytesOf(vehicle)
  if (bytes <= maxVehicleBytes) return undefined
  const sizes = Object.entries(vehicle).map(([field, value]) => ({ field, bytes: bytesOf(value) }))
  const [{ field, bytes: most } = { field: '(row)', bytes }] = sizes.sort((a, b) => b.bytes - a.bytes)
  const found = `${numberText(most)} bytes`
  const reason = `is too long: a vehicle may have ${numberText(maxVehicleBytes)} bytes in all`
  return { kind: 'refused', id: vehicle.id, refusal: refusal(place, fieldNames[field] ?? field, found, reason) }
}

/**
 * Validates a row of any format: the vehicle, or its rejection. `fieldNames` are the format's names of our fields, for
 * messages; `unread` are the values that the format could not parse.
 */
export function validateRow(
  place: RowLocation,
  given: Record<string, unknown>,
  fieldNames: Record<string, string> = {},
  unread: readonly Fault[] = [],
): FeedRow {
  const [draft, notes] = dropUnusableUrls(given, place, fieldNames)
  const parsed = feedVehicleSchema.safeParse(draft)
  if (parsed.success && unread.length === 0) {
    const vehicle = dropEmptyValues(parsed.data)
    return tooLarge(place, vehicle, fieldNames) ?? { kind: 'vehicle', ...place, vehicle, notes }
  }
  const isReported = ({ field }: Fault) => unread.some((fault) => fault.field === field)
  // The stock number is the default id, so a missing one is reported once.
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => draft.id !== undefined || path[0] !== 'stocknum')
  const faults = issues.map((issue) => faultOf(issue, draft, fieldNames)).filter((fault) => !isReported(fault))
  const [first = emptyRowFault, ...others] = [...unread, ...faults]
  const id = typeof draft.id === 'string' ? textOrUndefined(draft.id) : undefined
  return { kind: 'refused', id, refusal: refusalOf(place, [first, ...others]) }
}

const emptyRowFault: Fault = { field: '(row)', found: undefined, reason: 'is needed' }

function faultOf(issue: z.core.$ZodIssue, draft: Record<string, unknown>, fieldNames: Record<string, string>): Fault {
  const [problem] = describeIssue(feedVehicleSchema, draft, issue)
  const [field = '(row)'] = problem?.path.split(/(?=[[.])/) ?? []
  return {
    field: fieldNames[field] ?? problem?.path ?? field,
    found: field in draft ? problem?.found : undefined,
    reason: draft[field] === undefined ? 'is needed' : `must be ${problem?.allowed}`,
  }
}
