import type { revealPhone } from '@forecourt/contracts/endpoints/vehicle'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { updateItem } from '@forecourt/lambda-kit/data/items'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'

/**
 * SB-6. Counts revealed numbers by dealership, car and day; the visitor is not stored.
 * @throws AppError `bad_request` for a dealership or a website that is not the site's.
 */
export async function recordReveal({ site, body }: EndpointRequest<typeof revealPhone>, now: Date) {
  const { car_id = '', dealership_id, website_id } = body
  if (website_id !== site.slug || !site.dealerships.includes(dealership_id)) throw new AppError('bad_request')
  const day = now.toISOString().slice(0, 10)
  const key = { tenant: site.slug, item: `reveals#${dealership_id}#${day}#${car_id}` }
  await updateItem('activity', key, { add: { reveals: 1 } })
  return { recorded: true }
}
