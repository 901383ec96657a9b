import type { Location } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { vehiclePlace } from '@forecourt/domain/vehicle/vehicle-place'
import { useSite } from '@forecourt/shell-api'
import styles from './print-footer.module.css'

/** On paper only: where this came from, and where to ask. */
export function PrintFooter({ vehicle, dealer }: { vehicle: Vehicle; dealer: Location | undefined }) {
  const site = useSite()
  const place = dealer && vehiclePlace(vehicle, dealer)
  return (
    <p className={styles.footer}>
      {place && `${place.name}, ${place.address} · ${dealer.contact_detail.phone}`}
      <br />
      {shareUrl(vehicle.slug, site)}
    </p>
  )
}
