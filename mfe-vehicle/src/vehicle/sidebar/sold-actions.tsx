import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useDialogLink } from '@forecourt/shell-api'
import { SimilarLink } from '../similar/similar-link.tsx'
import styles from './sold-actions.module.css'

/** VD-14, LD-11: what is like a vehicle that is gone, to look at or to ask for. */
export function SoldActions({ vehicle }: { vehicle: ShownVehicle }) {
  const props = { car_id: vehicle.id }
  const similar = useDialogLink('something-similar', props)
  const enquiry = useDialogLink('enquiry', props)
  const ask = similar ?? enquiry
  return (
    <div className={styles.actions}>
      <SimilarLink vehicle={vehicle} />
      {ask && (
        <p className={styles.ask}>
          Nothing you like? <a {...ask}>Ask us to find one</a>
        </p>
      )}
    </div>
  )
}
