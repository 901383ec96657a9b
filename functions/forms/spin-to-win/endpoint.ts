import type { DrawEntry, DrawOpening, ShownDraw } from '@forecourt/contracts/draws/draw'
import type * as rows from '@forecourt/contracts/endpoints/draws'
import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { leadRequestSchema } from '@forecourt/contracts/leads/lead'
import type { DrawSettings } from '@forecourt/contracts/site/settings/draws'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import { drawState } from '@forecourt/domain/draws/draw-state'
import { drawAnswers, notDrawn } from '@forecourt/domain/draws/words'
import { siteForm } from '@forecourt/domain/leads/all-forms'
import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type CostLimits, requireCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { composeLead } from '@forecourt/leads/compose-lead'
import { markOf } from '@forecourt/leads/draws/draw-hashes'
import { finishPlace, readEntry, readPlace } from '@forecourt/leads/draws/draw-table'
import { enterDraw, openDraw, outcomeOf, prizesLeft } from '@forecourt/leads/draws/enter-draw'
import { createLead } from '@forecourt/leads/store/create-lead'
import { validateSent } from '@forecourt/leads/validate-sent'

export type DrawServices = {
  /** Of the stage, that marks and leads' ids are made with. */
  secret: string
  now: Date
}

const limits = {
  address: { burst: 60, perHour: 240 },
  site: { burst: 2000, perHour: 20_000 },
} satisfies CostLimits

type Turn = {
  phone: string
  settings: DrawSettings
  opening: DrawOpening | undefined
  mark: string
  /** What the shopper drew, whether or not the dealership has it yet. */
  entry: DrawEntry | undefined
  state: ShownDraw['state']
}

/** @throws AppError `unauthenticated` without a verified phone number, `not_found` on a site without the page. */
async function findTurn(
  { site, session }: EndpointRequest<Endpoint>,
  { secret, now }: DrawServices,
): Promise<Turn | undefined> {
  if (!hasCapability(site, 'spinToWin')) throw new AppError('not_found')
  if (!session?.phone) throw new AppError('unauthenticated')
  const { slug: tenant, spin_to_win: settings } = site
  if (!settings) return undefined
  const mark = markOf(secret, tenant, settings.id, session.phone)
  const opening = Date.parse(settings.starts) <= now.getTime() ? await openDraw(tenant, settings, now) : undefined
  const place = await readPlace(tenant, settings.id, mark)
  const tried = await readEntry(tenant, settings.id, place.number)
  const entry = tried?.mark === mark ? tried : undefined
  const left = opening ? (await prizesLeft(opening)).reduce((sum, count) => sum + count, 0) : 1
  const state = drawState(settings, { left, hasDrawn: entry !== undefined && place.lead_id !== undefined, now })
  return { phone: session.phone, settings, opening, mark, entry, state }
}

export async function read(request: EndpointRequest<typeof rows.readDraw>, services: DrawServices): Promise<ShownDraw> {
  const turn = await findTurn(request, services)
  return turn ? show(turn) : { state: 'none' }
}

function show({ settings, opening, entry, state }: Turn): ShownDraw {
  const { name, starts, ends, terms } = settings
  const { prizes: all } = opening ?? settings
  const prizes = all.map((prize) => prize.name)
  const chances = all.map(({ chance }) => chance)
  return {
    state,
    draw: { name, starts, ends, terms, prizes, chances, ...(opening && { fingerprint: opening.hash }) },
    ...(opening && entry && state === 'drawn' && { outcome: outcomeOf(opening, entry) }),
  }
}

/**
 * RT-21. Draws once for a phone number. The entry is recorded, then its lead, then the shopper sees it: what a crash leaves undone is
 * done when the shopper, who has seen nothing, asks again.
 * @throws AppError `conflict` while there is no draw to enter, `invalid` with the fields that are wrong, `too_many`.
 */
export async function enter(
  request: EndpointRequest<typeof rows.enterDraw>,
  services: DrawServices,
): Promise<ShownDraw> {
  const { site, body, client } = request
  const { secret, now } = services
  const turn = await findTurn(request, services)
  if (turn?.state === 'drawn') return show(turn)
  await requireCost({ name: 'spin-to-win', limits, site, ip: client.ip, now })
  const form = siteForm('spin-to-win', { ...site, locations: shownLocations(site) })
  const entered = validateSent(form, body.values)
  // Drawn by a request that died before the dealership had it: it counts, whatever the draw's state is now.
  if (!turn?.opening || (turn.state !== 'open' && !turn.entry))
    throw new AppError('conflict', notDrawn(turn?.state ?? 'none'))
  const { opening, mark, settings, phone } = turn
  const entry = await enterDraw(opening, mark, now)
  if (!entry) throw new AppError('conflict', notDrawn('gone'))
  const outcome = outcomeOf(opening, entry)
  const values = { ...entered, phone: displayPhone(phone) }
  const lead = composeLead({ site, form, values, request: body, car: undefined, userAgent: client.userAgent, now })
  const { lead_id } = await createLead({
    site,
    lead: { ...lead, answers: [...(lead.answers ?? []), ...drawAnswers(settings.name, outcome)] },
    // The same however often it is asked for.
    request: leadRequestSchema.parse({ form: form.name, values: { draw: opening.id } }),
    idempotencyKey: ['spin-to-win', opening.id, mark].join('/'),
    secret,
  })
  await finishPlace({ tenant: site.slug, id: opening.id, mark }, lead_id)
  return show({ ...turn, entry, state: 'drawn' })
}
