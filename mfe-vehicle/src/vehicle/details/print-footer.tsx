import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { vehiclePlace } from '@forecourt/domain/vehicle/vehicle-place'
import { useSite } from '@forecourt/shell-api'
import { PhoneNumber } from '../actions/phone-number.tsx'
import styles from './print-footer.module.css'

/** On paper only: where this came from, and where to ask. */
export function PrintFooter({ vehicle, dealer }: { vehicle: ShownVehicle; dealer: Location | undefined }) {
  const site = useSite()
  const place = dealer && vehiclePlace(vehicle, dealer)
  return (
    <p className={styles.footer}>
      {place && (
        <>
          {place.name}, {place.address} · <PhoneNumber phone={dealer.contact_detail.phone} vehicle={vehicle} />
        </>
      )}
      <br />
      {shareUrl(vehicle.slug, site)}
    </p>
  )
}
