import { vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import { describeIssue } from '@forecourt/contracts/validation/describe-issue'
import * as z from 'zod/mini'
import type { FeedRow } from './feed-row.ts'
import { known } from './field-values.ts'
import { withoutBadAddresses, withoutEmptyWords } from './leave-out.ts'
import { type Fault, type Place, refusal, refusalOf } from './refusal.ts'

/**
 * What a feed can say of a vehicle; the rest (address, name, rank, dates) is worked out when it is stored. `created_at` and
 * `sold_at` are moments in ISO 8601: when the dealer first listed it, and when it was sold.
 */
export const feedVehicleSchema = z.extend(
  z.omit(vehicleSchema, {
    slug: true,
    dealership_slug: true,
    name: true,
    simple_body: true,
    simple_drive: true,
    simple_fuel: true,
    simple_transmission: true,
    created_at: true,
    created_at_timestamp: true,
    updated_at: true,
    sold_date_timestamp: true,
    custom_rank: true,
  }),
  { created_at: z.optional(z.iso.datetime()), sold_at: z.optional(z.iso.datetime()) },
)
export type FeedVehicle = z.infer<typeof feedVehicleSchema>

/** DynamoDB holds 409,600 bytes an item; the rest is for what is worked out of the vehicle and for the names of its fields. */
const mostBytes = 380_000

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** The refusal of a vehicle that no table could hold, by its longest field. */
function tooLarge(place: Place, vehicle: FeedVehicle, fieldNames: Record<string, string>): FeedRow | undefined {
  const bytes = bytesOf(vehicle)
  if (bytes <= mostBytes) return undefined
  const sizes = Object.entries(vehicle).map(([field, value]) => ({ field, bytes: bytesOf(value) }))
  const [{ field, bytes: most } = { field: '(row)', bytes }] = sizes.sort((a, b) => b.bytes - a.bytes)
  const found = `${most.toLocaleString('en-AU')} bytes`
  const reason = `is too long: a vehicle may have ${mostBytes.toLocaleString('en-AU')} bytes in all`
  return { kind: 'refused', id: vehicle.id, refusal: refusal(place, fieldNames[field] ?? field, found, reason) }
}

/**
 * The one gate of every format: a row whose vehicle is in order, or its refusal. `fieldNames` are the format's own names of
 * our fields, so that the message points into the sender's file; `unread` is what the format could not read at all.
 */
export function feedRow(
  place: Place,
  given: Record<string, unknown>,
  fieldNames: Record<string, string> = {},
  unread: readonly Fault[] = [],
): FeedRow {
  const [draft, notes] = withoutBadAddresses(given, place, fieldNames)
  const parsed = feedVehicleSchema.safeParse(draft)
  if (parsed.success && unread.length === 0) {
    const vehicle = withoutEmptyWords(parsed.data)
    return tooLarge(place, vehicle, fieldNames) ?? { kind: 'vehicle', ...place, vehicle, notes }
  }
  const isTold = ({ field }: Fault) => unread.some((fault) => fault.field === field)
  // The stock number stands in for an id, so the lack of one is the lack of both.
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => draft.id !== undefined || path[0] !== 'stocknum')
  const faults = issues.map((issue) => faultOf(issue, draft, fieldNames)).filter((fault) => !isTold(fault))
  const [first = nothingTold, ...others] = [...unread, ...faults]
  const id = typeof draft.id === 'string' ? known(draft.id) : undefined
  return { kind: 'refused', id, refusal: refusalOf(place, [first, ...others]) }
}

const nothingTold: Fault = { field: '(row)', found: undefined, reason: 'is needed' }

function faultOf(issue: z.core.$ZodIssue, draft: Record<string, unknown>, fieldNames: Record<string, string>): Fault {
  const [problem] = describeIssue(feedVehicleSchema, draft, issue)
  const [field = '(row)'] = problem?.path.split(/(?=[[.])/) ?? []
  return {
    field: fieldNames[field] ?? problem?.path ?? field,
    found: field in draft ? problem?.found : undefined,
    reason: draft[field] === undefined ? 'is needed' : `must be ${problem?.allowed}`,
  }
}
