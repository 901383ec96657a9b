import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { useCalled } from './use-called.ts'

type Props = { phone: string; vehicle: Pick<ShownVehicle, 'id' | 'dealership_slug'>; className?: string | undefined }

/** A dealer's number to call. SB-6: on sites that ask for it first, its end is hidden until it is clicked. */
export function PhoneNumber({ phone, vehicle, className }: Props) {
  return (
    <Telephone
      telephone={telephone(phone, useSite())}
      className={className}
      onClick={useCalled(vehicle)}
      hint="Show number"
    />
  )
}
