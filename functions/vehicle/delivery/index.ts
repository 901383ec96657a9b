import { deliveryPrice } from '@forecourt/contracts/endpoints/vehicle'
import { deliveryPrice as priceOf } from '@forecourt/domain/delivery/delivery-price'
import { hasCapabilityAnywhere } from '@forecourt/domain/site/capabilities'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { answers, createApiHandler } from '@forecourt/lambda-kit/http/api-handler'
import { localityOf } from '@forecourt/localities/localities'

export const handler = createApiHandler([
  answers(deliveryPrice, async ({ site, params }) => {
    if (!hasCapabilityAnywhere(site, 'delivery')) throw new AppError('not_found', 'The dealer does not deliver.')
    // A range of the table has numbers that are no postcodes.
    const found = localityOf(params.postcode) && priceOf(site.delivery_areas, params.postcode)
    return found ? { outcome: 'priced' as const, ...found } : { outcome: 'unknown_location' as const }
  }),
])
