import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useDialogLink } from '@forecourt/shell-api'
import styles from './ask-for-one.module.css'

/** LD-11: under what is like a vehicle that is gone, for who finds nothing there. */
export function AskForOne({ vehicle }: { vehicle: ShownVehicle }) {
  const props = { car_id: vehicle.id }
  const similar = useDialogLink('something-similar', props)
  const enquiry = useDialogLink('enquiry', props)
  const ask = similar ?? enquiry
  return (
    ask && (
      <p className={styles.ask}>
        Nothing you like? <a {...ask}>Ask us to find one</a>
      </p>
    )
  )
}
