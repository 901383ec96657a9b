import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, priceLine } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { CarLine } from '@forecourt/ui/media/car-line'
import { LeftToPay } from './left-to-pay.tsx'

/** The car that a form is about: what a shopper compares with the one that they mean. */
export function CarSummary({ vehicle }: { vehicle: Vehicle }) {
  const site = useSite()
  const gone = unavailableLabel(vehicle, 'show')
  const note = !gone && statusNote(vehicle)
  const photo = firstPhoto(vehicle)
  const picture = photo && pictureIn('thumbnail', photo.thumb?.url ?? photo.url)
  const price = gone ?? priceLine(displayedPrice(vehicle, site))
  return (
    <CarLine
      picture={picture}
      body={vehicle.simple_body}
      title={vehicleTitle(vehicle)}
      lines={[[vehicle.badge, price].filter(Boolean).join(' · '), note]}
    >
      {!gone && <LeftToPay vehicle={vehicle} />}
    </CarLine>
  )
}
