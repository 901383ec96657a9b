import { createHmac } from 'node:crypto'
import type { viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { siteDay } from '@forecourt/domain/site/site-day'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, putItem, updateItem } from '@forecourt/lambda-kit/data/items'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { networkOf } from '@forecourt/lambda-kit/http/viewer-network'
import { findVehicle } from '@forecourt/stock/site-queries/search-stock'
import * as z from 'zod/mini'

type Context = { secret: string; now: Date }
/** `day` is the day at the dealer's. */
type Marking = { secret: string; day: string }

const daySeconds = 86_400
const robots = /bot|crawl|spider|preview|headless/i
const counterSchema = z.object({ views: z.int() })

/**
 * VD-15. A visitor counts once a day. Counted visitors are marks, hashes of network, browser, car and day with a secret of the stage: a mark
 * is anonymous, links no two days, and expires a day later. Robots are not counted.
 * @throws AppError `not_found` for a vehicle that the site does not show, or whose views it does not count.
 */
export async function countView(request: EndpointRequest<typeof viewCount>, { secret, now }: Context) {
  const { site, params, client } = request
  const vehicle = await findVehicle(site, params.slug)
  if (!hasCapability(site, 'viewCounter', vehicle.dealership_slug)) throw new AppError('not_found')
  const tenant = site.slug
  const marking = { secret, day: siteDay(site, now) }
  const counter = { tenant, item: `views#${vehicle.id}` }
  const isNew = !robots.test(client.userAgent) && (await markVisitor(tenant, markOf(vehicle.id, client, marking), now))
  const item = isNew ? await updateItem('activity', counter, { add: { views: 1 } }) : await getItem('activity', counter)
  return {
    views: counterSchema.safeParse(item).data?.views ?? 0,
    car_fields: {
      id: vehicle.id,
      status: vehicle.status,
      price: vehicle.price,
      photos_count: vehicle.images.length,
      updated_at: vehicle.updated_at,
    },
  }
}

type Client = EndpointRequest<typeof viewCount>['client']

function markOf(carId: string, { ip, userAgent }: Client, { secret, day }: Marking): string {
  const parts = JSON.stringify([day, carId, networkOf(ip), userAgent])
  return createHmac('sha256', secret).update(parts).digest('base64url')
}

/** False if the visitor was counted today. */
const markVisitor = (tenant: string, mark: string, now: Date): Promise<boolean> =>
  putItem(
    'activity',
    { tenant, item: `viewed#${mark}`, ttl: Math.floor(now.getTime() / 1000) + 2 * daySeconds },
    { expression: 'attribute_not_exists(#item)', names: { '#item': 'item' } },
  )
