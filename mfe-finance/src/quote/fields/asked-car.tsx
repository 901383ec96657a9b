import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, priceLine } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { CarLine } from '@forecourt/ui/media/car-line'

/** The car in one line, in the dialog. */
export function AskedCar({ vehicle }: { vehicle: Vehicle }) {
  const price = priceLine(displayedPrice(vehicle, useSite()))
  const note = statusNote(vehicle)
  const photo = firstPhoto(vehicle)
  return (
    <CarLine
      picture={photo && pictureIn('thumbnail', photo.thumb?.url ?? photo.url)}
      body={vehicle.simple_body}
      title={vehicleTitle(vehicle)}
      lines={[[vehicle.badge, price].filter(Boolean).join(' · '), note]}
    />
  )
}
