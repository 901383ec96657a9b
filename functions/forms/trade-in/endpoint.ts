import type * as rows from '@forecourt/contracts/endpoints/trade-in'
import type { Site } from '@forecourt/contracts/site/site'
import { byHandId, type TradedCar, type Valuation } from '@forecourt/contracts/trade-in/valuation'
import { errorsHeading, invalidWords } from '@forecourt/domain/leads/form-words'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { siteDay } from '@forecourt/domain/site/site-day'
import { limitOf } from '@forecourt/domain/trade-in/limits'
import { offerFor } from '@forecourt/domain/trade-in/offer'
import { plateOf } from '@forecourt/domain/trade-in/steps'
import { storedValuation } from '@forecourt/domain/trade-in/stored-valuation'
import { isSameCar, nextValuation, type TradeInEvent } from '@forecourt/domain/trade-in/transitions'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type CostLimits, requireCost } from '@forecourt/lambda-kit/data/cost-limits'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import {
  listValuations,
  readValuationRow,
  type ValuationRow,
  writeValuationRow,
} from '@forecourt/leads/valuations/valuation-table'
import { market } from './market.ts'
import { sendOutcome } from './outcome-lead.ts'

/** What the provider of market values, which is paid by the call, is asked at most. */
const marketLimits = {
  address: { burst: 40, perHour: 60 },
  site: { burst: 300, perHour: 600 },
  platform: { burst: 3000, perHour: 6000 },
} satisfies CostLimits

/** TN-4. A site without trade-ins has none of this. */
const rowOf = (site: Site, lead_id: string, now: Date): Promise<ValuationRow> => {
  if (!hasCapability(site, 'tradeIn')) throw new AppError('not_found')
  return readValuationRow(site.slug, lead_id, now)
}

const maxTries = 3

/**
 * Applies an event to the valuation as it is stored, again where another request changed it meanwhile. `before` runs before each
 * write: what it does has to be done once however often it runs.
 * @throws AppError `conflict` for an event that cannot happen now.
 */
async function apply(
  { site, lead_id, now }: { site: Site; lead_id: string; now: Date },
  toEvents: (valuation: Valuation) => readonly TradeInEvent[],
  before?: (next: ValuationRow) => Promise<void>,
): Promise<Valuation> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await rowOf(site, lead_id, now)
    const valuation = toEvents(found.valuation).reduce<Valuation | undefined>(
      (current, event) => current && nextValuation(current, event, now),
      found.valuation,
    )
    if (!valuation) throw new AppError('conflict', 'The valuation has moved on. Load the page again to see it.')
    const next = { ...found, valuation, ...(!isSameCar(found.valuation, valuation) && { openPhotos: [] }) }
    await before?.(next)
    if (await writeValuationRow(next, now)) {
      await removeUnlisted(site, found.valuation, valuation)
      return valuation
    }
  }
  throw new AppError('conflict')
}

/** Photos of the car before. The S3 client loads with the first that has some. */
async function removeUnlisted(site: Site, { lead_id, photos = [] }: Valuation, after: Valuation): Promise<void> {
  const gone = photos.filter((number) => !after.photos?.includes(number))
  if (gone.length === 0) return
  const { removePhotos } = await import('@forecourt/leads/valuations/photo-store')
  await removePhotos({ tenant: site.slug, lead_id }, gone)
}

const askMarket = ({ site, client }: { site: Site; client: { ip: string } }, now: Date): Promise<void> =>
  requireCost({ name: 'trade-in-values', limits: marketLimits, site, ip: client.ip, now })

/** TI-1. */
export const readOwn = async ({ site, params }: EndpointRequest<typeof rows.readValuation>): Promise<Valuation> =>
  (await rowOf(site, params.lead_id, new Date())).valuation

/** TI-5. @throws AppError `unauthenticated` for a session without a verified phone. */
export async function listOwn({ site, session }: EndpointRequest<typeof rows.listValuations>) {
  if (!hasCapability(site, 'tradeIn')) throw new AppError('not_found')
  if (!session?.phone) throw new AppError('unauthenticated')
  const valuations = await listValuations(site.slug, session.phone)
  return { valuations: valuations.map(storedValuation).filter(({ car }) => car !== '') }
}

/** TI-2. @throws AppError `invalid` for what is no plate, `unavailable` while the provider does not answer, `too_many`. */
export async function lookUp(request: EndpointRequest<typeof rows.lookUpRego>): Promise<Valuation> {
  const { site, params, body } = request
  const now = new Date()
  const at = { site, lead_id: params.lead_id, now }
  const rego = plateOf(body.rego)
  if (!rego) throw new AppError('invalid', errorsHeading, { fields: [{ field: 'rego', message: invalidWords.plate }] })
  // Before anything is asked that costs: there is such a valuation, and it can still change.
  await rowOf(site, at.lead_id, now)
  await askMarket(request, now)
  const matches = await market.lookUp({ tenant: site.slug, now }, rego, body.regoState)
  return apply(at, () => [{ on: 'looked-up', rego, regoState: body.regoState, matches }])
}

/** TI-1. @throws AppError `conflict` for a car that is none of the plate's. */
export function choose({ site, params, body }: EndpointRequest<typeof rows.chooseVehicle>): Promise<Valuation> {
  return apply({ site, lead_id: params.lead_id, now: new Date() }, (valuation) => [
    { on: 'chosen', car: 'id' in body ? knownCar(valuation, body.id) : { ...body, id: byHandId } },
  ])
}

/** TI-2, TI-4. The market is asked only for a car that can have an online estimate. */
export async function adjust(request: EndpointRequest<typeof rows.adjustValuation>): Promise<Valuation> {
  const { site, params, body } = request
  const now = new Date()
  const at = { site, lead_id: params.lead_id, now }
  const { valuation } = await rowOf(site, at.lead_id, now)
  const car = knownCar(valuation, body.id)
  const answers = body.adjustmentAnswers
  const outcome = await outcomeOf()
  return apply(at, (current) => [
    ...(current.car?.id === car.id ? [] : [{ on: 'chosen', car: knownCar(current, car.id) } as const]),
    { on: 'answered', answers, outcome },
  ])

  async function outcomeOf(): Promise<Extract<TradeInEvent, { on: 'answered' }>['outcome']> {
    const limit = limitOf(car, valuation.kms, siteDay(site, now))
    if (limit) return { referred: limit }
    await askMarket(request, now)
    const range = await market.value({ tenant: site.slug, now }, car.id, valuation.kms)
    const offer = range && offerFor({ market: range, answers, settings: site.trade_in, now })
    return offer ? { offer } : { referred: 'unsure' }
  }
}

function knownCar({ car, matches }: Valuation, id: string): TradedCar {
  const known = [...(car ? [car] : []), ...matches].find((one) => one.id === id)
  if (!known) throw new AppError('conflict', 'The plate belongs to another car now. Load the page again to see it.')
  return known
}

/** TI-2. The dealership is notified before the valuation says that it ended, so that no acceptance is lost. */
export function complete(
  { site, body }: EndpointRequest<typeof rows.completeValuation>,
  secret: string,
): Promise<Valuation> {
  const now = new Date()
  const event = { on: body.offer_accepted ? 'accepted' : 'closed' } as const
  return apply(
    { site, lead_id: body.lead_id, now },
    () => [event],
    async ({ lead, valuation }) => {
      const isOver = valuation.state === 'accepted' || valuation.state === 'closed'
      if (isOver) await sendOutcome({ site, first: lead, valuation, secret, now })
    },
  )
}

/** TI-5. @throws AppError `conflict` for figures that are not the offer's: another request valued the car anew. */
export async function saveValuation({ site, body }: EndpointRequest<typeof rows.saveMiscellaneous>) {
  const now = new Date()
  const found = await rowOf(site, body.lead_id, now)
  const { offer, saved_at = now.toISOString() } = found.valuation
  if (body.min !== offer?.min || body.max !== offer?.max) throw new AppError('conflict')
  if (!(await writeValuationRow({ ...found, valuation: { ...found.valuation, saved_at } }, now)))
    throw new AppError('conflict')
  return { saved: true as const }
}
