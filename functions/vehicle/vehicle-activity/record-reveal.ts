import type { revealPhone } from '@forecourt/contracts/endpoints/vehicle'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { siteDay } from '@forecourt/domain/site/site-day'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { updateItem } from '@forecourt/lambda-kit/data/items'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { findVehicleById } from '@forecourt/stock/site-queries/vehicles/find-vehicle'
import { type Counting, isNewVisitor } from './new-visitor.ts'

/** How long a day's counts are kept. */
const keptDays = 400

/**
 * SB-6. Counts who had a number revealed by dealership, car and day at the dealer's: a visitor once a day.
 * @throws AppError `bad_request` for a website or a dealership that is not the car's, `not_found` for a car that the site does not
 * show, and where numbers are not hidden.
 */
export async function recordReveal(request: EndpointRequest<typeof revealPhone>, counting: Counting) {
  const { site, body } = request
  const { car_id, dealership_id, website_id } = body
  if (website_id !== site.slug) throw new AppError('bad_request')
  const { id, dealership_slug } = await findVehicleById(site, car_id)
  if (dealership_id !== dealership_slug) throw new AppError('bad_request')
  if (!hasCapability(site, 'revealPhone', dealership_slug)) throw new AppError('not_found')
  if (!(await isNewVisitor({ of: 'revealed', carId: id }, request, counting))) return { recorded: false }
  const { now } = counting
  const key = { tenant: site.slug, item: `reveals#${dealership_slug}#${siteDay(site, now)}#${id}` }
  const ttl = Math.floor(now.getTime() / 1000) + keptDays * 86_400
  await updateItem('activity', key, { add: { reveals: 1 }, set: { ttl } })
  return { recorded: true }
}
