import { describeIssue } from '@forecourt/contracts/validation/describe-issue'
import type * as z from 'zod/mini'
import type { FeedRow, RawRow } from '../feed-row.ts'
import { readJson } from '../json/read-json.ts'
import { type Fault, type RowLocation, refusal, refusalOf } from '../refusal.ts'
import { replacementCharacter } from '../text/decode-text.ts'
import { validateRow } from '../validate-row.ts'
import { textOrUndefined } from '../values/field-readers.ts'
import { carsalesSchema } from './carsales-schema.ts'
import { carsalesNames, carsalesVehicle } from './carsales-vehicle.ts'

/** The vehicles of a feed in the carsales DTO. */
export async function* readCarsales(source: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  for await (const row of readJson(source)) {
    if (row.kind === 'row') yield vehicleRow(row)
    else if (row.kind === 'broken') yield row
    else yield { kind: 'refused', id: undefined, refusal: refusal(row, '(row)', '', row.reason) }
  }
}

function vehicleRow({ line, record, content, isGarbled }: RawRow<unknown> & { kind: 'row' }): FeedRow {
  const place = { line, record, id: identityOf(content) }
  const parsed = carsalesSchema.safeParse(content)
  if (!parsed.success) return refused(place, misshapen(content, parsed.error.issues))
  try {
    const { draft, faults } = carsalesVehicle(parsed.data)
    const field = isGarbled && garbledField(draft)
    const garbled = { found: '', reason: 'holds bytes that are not UTF-8; save the file as UTF-8' }
    return validateRow(place, draft, carsalesNames, field ? [{ field, ...garbled }, ...faults] : faults)
  } catch (error) {
    // An unexpected error must not stop the other vehicles of the file.
    return refused(place, [{ field: '(row)', found: '', reason: `cannot be read: ${error}` }])
  }
}

const refused = (place: RowLocation, [first = noVehicle, ...others]: Fault[]): FeedRow => ({
  kind: 'refused',
  id: place.id,
  refusal: refusalOf(place, [first, ...others]),
})

const noVehicle: Fault = { field: '(row)', found: undefined, reason: 'must be a vehicle of the carsales DTO' }

/** Values of the wrong type. Other problems are reported once these are fixed. */
const misshapen = (content: unknown, issues: readonly z.core.$ZodIssue[]): Fault[] =>
  issues
    .flatMap((issue) => describeIssue(carsalesSchema, content, issue))
    .map(({ path, found, allowed }) => ({ field: path || '(row)', found, reason: `must be ${allowed}` }))

/** A vehicle's id, even if its other parts are invalid. */
function identityOf(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const { Identifier, Identification } = content as { Identifier?: unknown; Identification?: unknown }
  if (typeof Identifier === 'string' && textOrUndefined(Identifier)) return textOrUndefined(Identifier)
  const parsed = carsalesSchema.shape.Identification.safeParse(Identification)
  const found = parsed.data?.find(({ Type }) => Type.toLowerCase() === 'stocknumber')?.Value
  return found === undefined || found === null ? undefined : textOrUndefined(String(found))
}

/** The first field with invalid UTF-8. */
function garbledField(draft: Record<string, unknown>): string | undefined {
  const field = Object.keys(draft).find((name) => JSON.stringify(draft[name])?.includes(replacementCharacter))
  return field && (carsalesNames[field] ?? field)
}
