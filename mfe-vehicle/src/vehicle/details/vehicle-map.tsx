import type { Location } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { vehiclePlace } from '@forecourt/domain/vehicle/vehicle-place'
import { Part } from '@forecourt/shell-api'
import { PhoneNumber } from '../actions/phone-number.tsx'
import { Section } from './section.tsx'
import styles from './vehicle-map.module.css'

/** VD-10, RT-22: where the vehicle is, and how to call the dealer. `#vehicle-map` opens the overlay with hours and directions. */
export function VehicleMap({ vehicle, dealer }: { vehicle: ShownVehicle; dealer: Location }) {
  const { name, address, directions } = vehiclePlace(vehicle, dealer)
  return (
    <Section id="vehicle-map" title="Where it is">
      <div className={styles.card}>
        <div className={styles.place}>
          <p className={styles.name}>{name}</p>
          <p className={styles.address}>
            {directions ? (
              <a href={directions} target="_blank" rel="noopener">
                {address}
              </a>
            ) : (
              address
            )}
          </p>
          <Part name="vehicle-location" props={{ vehicle }} placeholder={<span className={styles.open} />} />
        </div>
        <div className={styles.call}>
          <p className={styles.name}>Call the dealer</p>
          <PhoneNumber phone={dealer.contact_detail.phone} vehicle={vehicle} className={styles.phone} />
        </div>
      </div>
    </Section>
  )
}
