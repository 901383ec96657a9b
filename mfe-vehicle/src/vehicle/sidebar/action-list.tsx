import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { ActionControl } from '../actions/action-control.tsx'
import styles from './action-list.module.css'
import type { ActionGroups } from './group-actions.ts'

type Props = Omit<ActionGroups, 'tools'> & { vehicle: ShownVehicle }

/** SB-2: the site's actions. */
export function ActionList({ vehicle, primary, secondary, icons }: Props) {
  // Side by side there is room for the short words; the last of an odd number has a row of its own.
  const isAlone = (index: number) => index % 2 === 0 && index === secondary.length - 1
  return (
    <div className={styles.list}>
      <div className={styles.buttons}>
        {primary && <ActionControl action={primary} vehicle={vehicle} look="primary" />}
        {secondary.map((action, index) => (
          <div key={action.name} className={isAlone(index) ? undefined : styles.half}>
            <ActionControl action={action} vehicle={vehicle} look="secondary" isShort={!isAlone(index)} />
          </div>
        ))}
      </div>
      {icons.length > 0 && (
        <div className={styles.icons}>
          {icons.map((action) => (
            <ActionControl key={action.name} action={action} vehicle={vehicle} look="stacked" />
          ))}
        </div>
      )}
    </div>
  )
}
