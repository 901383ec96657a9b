import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { useDialogLink } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { SimilarLink } from '../similar/similar-link.tsx'
import styles from './sold-actions.module.css'

/** VD-14, LD-11: what is like a vehicle that is gone, to look at or to ask for. */
export function SoldActions({ vehicle }: { vehicle: Vehicle }) {
  const enquiry = useDialogLink('enquiry', { car_id: vehicle.id })
  return (
    <div className={styles.actions}>
      <SimilarLink vehicle={vehicle} />
      {enquiry && (
        <ButtonLink {...enquiry} isWide>
          Ask us to find one
        </ButtonLink>
      )}
    </div>
  )
}
