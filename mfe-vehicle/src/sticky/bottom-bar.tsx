import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import type { VehicleAction } from '@forecourt/domain/vehicle/actions/vehicle-actions'
import { ActionControl } from '../vehicle/actions/action-control.tsx'
import styles from './bottom-bar.module.css'
import { StickyPrice } from './sticky-price.tsx'

/** SB-5: on narrower screens, price and the ways to ask within reach of the thumb. */
export function BottomBar({ vehicle, actions }: { vehicle: ShownVehicle; actions: VehicleAction[] }) {
  return (
    <section className={styles.bar} aria-label="Price and enquiry">
      <div className={styles.price}>
        <StickyPrice vehicle={vehicle} />
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <ActionControl
            key={action.name}
            action={action}
            vehicle={vehicle}
            look={['enquire', 'chat', 'chat-bot'].includes(action.name) ? 'primary' : 'secondary'}
            isShort
          />
        ))}
      </div>
    </section>
  )
}
