import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice, priceLine } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './car-line.module.css'

/** The car in one line, in the dialog. */
export function CarLine({ vehicle }: { vehicle: Vehicle }) {
  const price = priceLine(displayedPrice(vehicle, useSite()))
  const note = statusNote(vehicle)
  const photo = firstPhoto(vehicle)
  return (
    <div className={styles.car}>
      <Photo
        className={styles.photo}
        {...(photo && pictureIn('thumbnail', photo.thumb?.url ?? photo.url))}
        alt=""
        fallback={<VehiclePlaceholder body={vehicle.simple_body} />}
      />
      <div>
        <p className={styles.title}>{vehicleTitle(vehicle)}</p>
        <p className={styles.line}>{[vehicle.badge, price].filter(Boolean).join(' · ')}</p>
        {note && <p className={styles.line}>{note}</p>}
      </div>
    </div>
  )
}
