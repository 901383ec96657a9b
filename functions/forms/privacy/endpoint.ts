import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import type { eraseShopper as eraseRow, readPrivacy } from '@forecourt/contracts/endpoints/shoppers'
import { AppError } from '@forecourt/lambda-kit/app-error'
import type { EndpointRequest } from '@forecourt/lambda-kit/http/api-handler'
import { eraseShopper } from '@forecourt/shoppers/privacy/erase-shopper'
import { exportShopper, type ShopperKey } from '@forecourt/shoppers/privacy/export-shopper'

/** @throws AppError `unauthenticated` where no phone number was verified. */
function ownKey({ site, session, sessionId }: EndpointRequest<Endpoint>): ShopperKey {
  if (!session?.phone) throw new AppError('unauthenticated')
  return { tenant: site.slug, phone: session.phone, sessionId }
}

export const describeStored = async (request: EndpointRequest<typeof readPrivacy>) => exportShopper(ownKey(request))

export async function eraseStored(request: EndpointRequest<typeof eraseRow>) {
  await eraseShopper(ownKey(request))
  request.setSession(null)
  return { erased: true as const }
}
