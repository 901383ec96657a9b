import type { viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { getItem, updateItem } from '@forecourt/lambda-kit/data/items'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { findVehicle } from '@forecourt/stock/site-queries/vehicles/find-vehicle'
import * as z from 'zod/mini'
import { type Counting, isNewVisitor } from './new-visitor.ts'

const counterSchema = z.object({ views: z.int() })

/**
 * VD-15. Counts the visitor, and answers how many there were.
 * @throws AppError `not_found` for a vehicle that the site does not show, or whose views it does not count.
 */
export async function countView(request: EndpointRequest<typeof viewCount>, counting: Counting) {
  const { site, params } = request
  const vehicle = await findVehicle(site, params.slug)
  if (!hasCapability(site, 'viewCounter', vehicle.dealership_slug)) throw new AppError('not_found')
  const counter = { tenant: site.slug, item: `views#${vehicle.id}` }
  const isNew = await isNewVisitor({ of: 'viewed', carId: vehicle.id }, request, counting)
  const item = isNew ? await updateItem('activity', counter, { add: { views: 1 } }) : await getItem('activity', counter)
  return {
    views: counterSchema.safeParse(item).data?.views ?? 0,
    car_fields: {
      id: vehicle.id,
      status: vehicle.status,
      price: displayedPrice(vehicle, site).amount,
      photos_count: vehicle.images.length,
      updated_at: vehicle.updated_at,
    },
  }
}
