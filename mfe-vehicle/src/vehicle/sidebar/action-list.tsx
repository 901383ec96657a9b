import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { ActionControl } from '../actions/action-control.tsx'
import styles from './action-list.module.css'
import type { ActionGroups } from './group-actions.ts'

type Props = Omit<ActionGroups, 'tools'> & { vehicle: Vehicle }

/** SB-2: the site's actions. */
export function ActionList({ vehicle, primary, secondary, small }: Props) {
  return (
    <div className={styles.list}>
      <div className={styles.buttons}>
        {primary && <ActionControl action={primary} vehicle={vehicle} look="primary" />}
        {secondary.map((action) => (
          <ActionControl key={action.name} action={action} vehicle={vehicle} look="secondary" />
        ))}
      </div>
      {small.length > 0 && (
        <div className={styles.small}>
          {small.map((action) => (
            <ActionControl key={action.name} action={action} vehicle={vehicle} look="stacked" />
          ))}
        </div>
      )}
    </div>
  )
}
