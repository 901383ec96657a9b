import type { Vehicle } from '@forecourt/contracts/vehicle'
import { ActionControl } from './action-control.tsx'
import type { Action } from './actions.ts'
import styles from './bottom-bar.module.css'
import { SimilarLink } from './similar-link.tsx'

const inBar = 3

/** On phones, the site's first actions within reach of the thumb: the primary one last but one, where the thumb rests. */
export function BottomBar({ vehicle, actions }: { vehicle: Vehicle; actions: Action[] }) {
  const [primary, secondary, third] = actions.slice(0, inBar)
  return (
    <div className={styles.bar}>
      {secondary && <ActionControl action={secondary} vehicle={vehicle} look="secondary" isShort />}
      {primary ? (
        <ActionControl action={primary} vehicle={vehicle} look="primary" isShort />
      ) : (
        <SimilarLink vehicle={vehicle} />
      )}
      {third && (
        <div className={styles.third}>
          <ActionControl action={third} vehicle={vehicle} look="tool" />
        </div>
      )}
    </div>
  )
}
