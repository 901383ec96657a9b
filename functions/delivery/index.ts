import { deliveryPrice } from '@forecourt/contracts/endpoints/vehicle'
import { deliveryPrice as priceOf } from '@forecourt/domain/delivery/delivery-price'
import { hasCapabilityAnywhere } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'

export const handler = createApiHandler([
  answers(deliveryPrice, async ({ site, params }) => {
    const found = hasCapabilityAnywhere(site, 'delivery') ? priceOf(site.delivery_areas, params.postcode) : null
    if (!found) throw new AppError('not_found', 'The dealer gives no estimate for this postcode.')
    return found
  }),
])
