import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import {
  byHandId,
  describedCarSchema,
  maxKms,
  maxValuationDays,
  type Valuation,
  valuationSchema,
} from '@forecourt/contracts/trade-in/valuation'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { deleteItem, getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import * as z from 'zod/mini'
import { readLead } from '../store/lead-table.ts'

const itemSchema = z.extend(valuationSchema, {
  version: z.int(),
  created_at: z.iso.datetime(),
  last_photo: z._default(z.int(), 0),
  open_photos: z._default(z.array(z.int()), []),
})

/** A valuation, the lead that began it, the version that a change of it replaces (0: it is not stored yet), and its photos' numbers. */
export type ValuationRow = {
  valuation: Valuation
  lead: Lead
  version: number
  createdAt: string
  lastPhoto: number
  openPhotos: readonly number[]
}

const daySeconds = 86_400
const secondsOf = (time: Date): number => Math.ceil(time.getTime() / 1000)
const keptDays = { unfinished: 30, saved: maxValuationDays }

const keyOf = (lead: Lead) => ({ tenant: lead.tenant, valuation: `${lead.person.phone_e164}#${lead.lead_id}` })

/**
 * The valuation that a lead of the site began.
 * @throws AppError `not_found` where there is no such lead, it is of another form, or its shopper was erased.
 */
export async function readValuationRow(tenant: string, lead_id: string, now: Date): Promise<ValuationRow> {
  const lead = await readLead({ tenant, lead_id })
  if (lead?.form !== 'trade-in' || lead.erased_at !== undefined || lead.person.phone_e164 === undefined)
    throw new AppError('not_found')
  const item = await getItem('valuations', keyOf(lead))
  if (!item) {
    const createdAt = now.toISOString()
    return { valuation: begun(lead), lead, version: 0, createdAt, lastPhoto: 0, openPhotos: [] }
  }
  const { version, created_at, last_photo, open_photos, ...valuation } = itemSchema.parse(item)
  return { valuation, lead, version, createdAt: created_at, lastPhoto: last_photo, openPhotos: open_photos }
}

/** More than a shopper values in half a year. */
const maxListed = 10

/** A shopper's own, the newest first. */
export async function listValuations(tenant: string, phone: string): Promise<Valuation[]> {
  const found = []
  for await (const item of queryItems('valuations', tenant, { prefix: `${phone}#` })) found.push(itemSchema.parse(item))
  return found.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, maxListed)
}

/** What the first step says of the car. */
function begun({ lead_id, fields, car_id }: Lead): Valuation {
  const text = (name: string) => (typeof fields[name] === 'string' && fields[name] ? fields[name] : undefined)
  const [rego, regoState] = [text('rego'), text('regoState')]
  const finance = text('finance')
  const { make, model, badge } = { make: text('make'), model: text('model'), badge: text('badge') }
  const described = describedCarSchema.safeParse({ year: Number(text('year')), make, model, badge })
  return {
    lead_id,
    state: 'lead',
    kms: Math.min(Number(text('kms') ?? 0), maxKms),
    matches: [],
    ...(finance && { owes: finance === 'Yes' }),
    ...(rego && { rego }),
    ...(regoState && { regoState }),
    ...(described.success && { car: { ...described.data, id: byHandId } }),
    ...(car_id !== undefined && { car_id }),
  }
}

/**
 * Stores a changed valuation by one conditional write; false when another request changed it meanwhile.
 * @throws AppError `not_found` for a first one whose shopper is erased meanwhile: nothing is left of it.
 */
export async function writeValuationRow(row: ValuationRow, now: Date): Promise<boolean> {
  const { valuation, lead, version, createdAt } = row
  const days = valuation.saved_at === undefined ? keptDays.unfinished : keptDays.saved
  const item = {
    ...valuation,
    ...keyOf(lead),
    version: version + 1,
    created_at: createdAt,
    updated_at: now.toISOString(),
    last_photo: row.lastPhoto,
    open_photos: row.openPhotos,
    // No later than its first photo expires in the bucket.
    ttl: Math.min(secondsOf(now) + days * daySeconds, secondsOf(new Date(createdAt)) + maxValuationDays * daySeconds),
  }
  const condition =
    version === 0
      ? { expression: 'attribute_not_exists(valuation)' }
      : { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } }
  if (!(await putItem('valuations', item, condition))) return false
  if (version === 0) await removeErased(lead)
  return true
}

/** Erasing takes rows away after the lead: it finds the row that was just written, or this finds the lead erased. */
async function removeErased(lead: Lead): Promise<void> {
  const current = await readLead(lead)
  if (current && current.erased_at === undefined) return
  await deleteItem('valuations', keyOf(lead))
  throw new AppError('not_found')
}
