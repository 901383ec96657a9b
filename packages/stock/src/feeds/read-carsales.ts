import { describeIssue } from '@forecourt/contracts/describe-issue'
import { carsalesSchema } from './carsales-schema.ts'
import { carsalesNames, carsalesVehicle } from './carsales-vehicle.ts'
import type { FeedRow, RawRow } from './feed-row.ts'
import { feedRow } from './feed-vehicle.ts'
import { FieldProblem } from './field-problem.ts'
import { known } from './field-values.ts'
import { readJson } from './read-json.ts'
import { type Place, refusal } from './refusal.ts'
import { undecodable } from './text-chunks.ts'

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
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const [problem] = issue ? describeIssue(carsalesSchema, content, issue) : []
    const reason = `must be ${problem?.allowed ?? 'a vehicle of the carsales DTO'}`
    return refused(place, new FieldProblem(problem?.path || '(row)', problem?.found, reason))
  }
  try {
    const draft = carsalesVehicle(parsed.data)
    const garbled = isGarbled && garbledField(draft)
    if (garbled) throw new FieldProblem(garbled, '', 'holds bytes that are not UTF-8; save the file as UTF-8')
    return feedRow(place, draft, carsalesNames)
  } catch (error) {
    // Whatever a vehicle made the mapper stumble over, the others of its file are not to wait for it.
    return refused(
      place,
      error instanceof FieldProblem ? error : new FieldProblem('(row)', '', `cannot be read: ${error}`),
    )
  }
}

const refused = (place: Place, { field, found, message }: FieldProblem): FeedRow => ({
  kind: 'refused',
  id: place.id,
  refusal: refusal(place, field, found, message),
})

/** The id of a vehicle whose other parts may be in any state. */
function identityOf(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const { Identifier, Identification } = content as { Identifier?: unknown; Identification?: unknown }
  if (typeof Identifier === 'string' && known(Identifier)) return known(Identifier)
  const parsed = carsalesSchema.shape.Identification.safeParse(Identification)
  const found = parsed.data?.find(({ Type }) => Type.toLowerCase() === 'stocknumber')?.Value
  return found === undefined || found === null ? undefined : known(String(found))
}

/** The first field that holds what is left of bytes that are no UTF-8. */
function garbledField(draft: Record<string, unknown>): string | undefined {
  const field = Object.keys(draft).find((name) => JSON.stringify(draft[name])?.includes(undecodable))
  return field && (carsalesNames[field] ?? field)
}
