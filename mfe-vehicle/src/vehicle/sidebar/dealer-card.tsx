import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { distributionLocations } from '@forecourt/domain/vehicle/vehicle-location'
import { useSite } from '@forecourt/shell-api'
import { MapPin } from '@forecourt/ui/media/icons'
import { PhoneNumber } from '../actions/phone-number.tsx'
import styles from './dealer-card.module.css'

type Props = {
  dealer: Location
  vehicle: ShownVehicle
  /** The panel has no other way to call. */
  hasPhone: boolean
}

/** Where the vehicle is, where else it can be seen (LO-8), and the licence that an advertisement must name. */
export function DealerCard({ dealer, vehicle, hasPhone }: Props) {
  const others = distributionLocations(vehicle, useSite())
  const { name, address, contact_detail, dealer_license_number: licence } = dealer
  return (
    <address className={styles.card}>
      <MapPin size={20} aria-hidden className={styles.pin} />
      <div>
        <p className={styles.name}>
          <a href="#vehicle-map" className={styles.place}>
            {name}
          </a>
        </p>
        <p className={styles.line}>
          {address.city} {address.state}
          {hasPhone && (
            <>
              {' '}
              · <PhoneNumber phone={contact_detail.phone} vehicle={vehicle} className={styles.phone} />
            </>
          )}
        </p>
        {others.length > 0 && (
          <p className={styles.line}>Also seen at or delivered to {others.map((other) => other.name).join(', ')}</p>
        )}
        {licence && <p className={styles.line}>Dealer licence {licence}</p>}
      </div>
    </address>
  )
}
