import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useCapability, useTrack } from '@forecourt/shell-api'

/** For each link to a dealer's number: fires event 25, but where numbers are hidden, since showing them has fired it (SB-6). */
export function useCalled({ id, dealership_slug }: Pick<ShownVehicle, 'id' | 'dealership_slug'>) {
  const track = useTrack()
  const isAskedFor = useCapability('revealPhone', dealership_slug)
  return isAskedFor ? undefined : () => track('dealer-called', { car_id: id })
}
