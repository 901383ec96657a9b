import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { firstPhoto } from '@forecourt/domain/media/vehicle-photos'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import { kilometres } from '@forecourt/domain/vehicle/specifications/specification-format'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { Photo } from '@forecourt/ui/media/photo'
import { VehiclePlaceholder } from '@forecourt/ui/media/vehicle-placeholder'
import styles from './car-panel.module.css'

/** FQ-1. The selected car: image, name, price, price type, or `/week` for a subscription. */
export function CarPanel({ vehicle }: { vehicle: Vehicle }) {
  const { text, per = '', type } = displayedPrice(vehicle, useSite())
  const photo = firstPhoto(vehicle)
  const note = statusNote(vehicle)
  const facts = [vehicle.badge, vehicle.km !== undefined && kilometres(vehicle.km)].filter(Boolean).join(' · ')
  return (
    <>
      <Photo
        className={styles.photo}
        ratio="wide"
        isPriority
        {...(photo && pictureIn('card', photo.url))}
        alt={vehicleTitle(vehicle)}
        fallback={<VehiclePlaceholder body={vehicle.simple_body} />}
      />
      <div className={styles.car}>
        <div>
          <h2 className={styles.title}>
            <a href={`/cars/${vehicle.slug}`}>{vehicleTitle(vehicle)}</a>
          </h2>
          <p className={styles.line}>{facts}</p>
          {note && <p className={styles.line}>{note}</p>}
        </div>
        <div className={styles.priced}>
          <p className={styles.price}>
            {text}
            {per}
          </p>
          {type && <p className={styles.line}>{type}</p>}
        </div>
      </div>
    </>
  )
}
