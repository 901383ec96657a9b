import type { Vehicle } from '@forecourt/contracts/vehicle'
import { displayedPrice } from '@forecourt/domain/price'
import { useSite } from '@forecourt/shell-api'
import { VisuallyHidden } from '@forecourt/ui/visually-hidden'
import styles from './price.module.css'

/** PR-1, PR-2, PR-4 as a page shows them: large, with what it was and what it includes beside it. */
export function Price({ vehicle }: { vehicle: Vehicle }) {
  const { text, amount, per, was, type } = displayedPrice(vehicle, useSite())
  return (
    <p className={styles.price}>
      <span className={amount === undefined ? styles.words : styles.amount}>
        {text}
        {per && <span className={styles.per}>{per}</span>}
      </span>
      {was && (
        <s>
          <VisuallyHidden>Was </VisuallyHidden>
          {was}
        </s>
      )}
      {type && <span>{type}</span>}
    </p>
  )
}
