import type { Lead } from '@forecourt/contracts/leads/stored-lead'
import {
  byHandId,
  describedCarSchema,
  maxKms,
  type Valuation,
  valuationSchema,
} from '@forecourt/contracts/trade-in/valuation'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import { readLead } from '@forecourt/leads/store/lead-table'
import * as z from 'zod/mini'

const itemSchema = z.extend(valuationSchema, { version: z.int(), created_at: z.iso.datetime() })

/** A valuation, the lead that began it, and the version that a change of it replaces (0: it is not stored yet). */
export type Held = { valuation: Valuation; lead: Lead; version: number; createdAt: string }

const daySeconds = 86_400
const keptDays = { unfinished: 30, saved: 180 }

const keyOf = (lead: Lead) => ({ tenant: lead.tenant, valuation: `${lead.person.phone_e164}#${lead.lead_id}` })

/**
 * The valuation that a lead of the site began.
 * @throws AppError `not_found` where there is no such lead, it is of another form, or its shopper was erased.
 */
export async function readHeld(tenant: string, lead_id: string, now: Date): Promise<Held> {
  const lead = await readLead({ tenant, lead_id })
  if (lead?.form !== 'trade-in' || lead.erased_at !== undefined || lead.person.phone_e164 === undefined)
    throw new AppError('not_found')
  const item = await getItem('valuations', keyOf(lead))
  if (!item) return { valuation: begun(lead), lead, version: 0, createdAt: now.toISOString() }
  const { version, created_at, ...valuation } = itemSchema.parse(item)
  return { valuation, lead, version, createdAt: created_at }
}

/** What the first step says of the car. */
function begun({ lead_id, fields, car_id }: Lead): Valuation {
  const text = (name: string) => (typeof fields[name] === 'string' && fields[name] ? fields[name] : undefined)
  const [rego, regoState] = [text('rego'), text('regoState')]
  const { make, model, badge } = { make: text('make'), model: text('model'), badge: text('badge') }
  const described = describedCarSchema.safeParse({ year: Number(text('year')), make, model, badge })
  return {
    lead_id,
    state: 'lead',
    kms: Math.min(Number(text('kms') ?? 0), maxKms),
    matches: [],
    ...(rego && { rego }),
    ...(regoState && { regoState }),
    ...(described.success && { car: { ...described.data, id: byHandId } }),
    ...(car_id !== undefined && { car_id }),
  }
}

/** Stores a changed valuation by one conditional write; false when another request changed it meanwhile. */
export function writeHeld({ valuation, lead, version, createdAt }: Held, now: Date): Promise<boolean> {
  const days = valuation.saved_at === undefined ? keptDays.unfinished : keptDays.saved
  const item = {
    ...valuation,
    ...keyOf(lead),
    version: version + 1,
    created_at: createdAt,
    updated_at: now.toISOString(),
    ttl: Math.ceil(now.getTime() / 1000) + days * daySeconds,
  }
  const condition =
    version === 0
      ? { expression: 'attribute_not_exists(valuation)' }
      : { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } }
  return putItem('valuations', item, condition)
}
