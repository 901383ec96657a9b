import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { VehicleAction } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { ActionControl } from './action-control.tsx'
import styles from './bottom-bar.module.css'

const maxInBar = 3

/** On phones, the site's first actions within reach of the thumb: the primary one in the middle. A vehicle that is gone has none. */
export function BottomBar({ vehicle, actions }: { vehicle: Vehicle; actions: VehicleAction[] }) {
  const [primary, secondary, third] = actions.slice(0, maxInBar)
  if (!primary) return null
  return (
    <div className={styles.bar}>
      {secondary && <ActionControl action={secondary} vehicle={vehicle} look="secondary" isShort />}
      <ActionControl action={primary} vehicle={vehicle} look="primary" isShort />
      {third && (
        <div className={styles.third}>
          <ActionControl action={third} vehicle={vehicle} look="tool" />
        </div>
      )}
    </div>
  )
}
