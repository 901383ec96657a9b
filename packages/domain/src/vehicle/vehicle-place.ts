import type { Location } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { directionsHref } from '../locations/directions.ts'
import { addressText } from '../locations/primary-location.ts'

/** Where a vehicle can be seen. `directions` is absent where nobody may drive up unannounced. */
type VehiclePlace = { name: string; address: string; directions?: string }

/** VD-10, VD-21: at its dealer's, or, of a private seller, in a suburb; the dealer is who to call for both. */
export function vehiclePlace(
  { private_suburb: suburb, private_postcode: postcode }: Pick<Vehicle, 'private_suburb' | 'private_postcode'>,
  dealer: Location,
): VehiclePlace {
  if (suburb) return { name: 'Private sale', address: [suburb, postcode].filter(Boolean).join(' ') }
  return { name: dealer.name, address: addressText(dealer), directions: directionsHref(dealer) }
}
