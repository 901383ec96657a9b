import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { CardRowSpace } from '@forecourt/remote-kit/finance/card-row-space'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { CardSkeletons } from '@forecourt/ui/display/card-skeletons'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import styles from './similar-placeholder.module.css'

/** The placeholder of similar vehicles, in their size. Without scripts it is a link to them. */
export function SimilarPlaceholder({ vehicle, hasRepayment }: { vehicle: Vehicle; hasRepayment: boolean | undefined }) {
  const href = similarSearchPath(vehicle, useSite())
  return (
    <>
      <CardRowSpace hasRepayments={hasRepayment}>
        <div className={styles.place} aria-hidden>
          <Skeleton className={styles.heading} />
          <CardSkeletons />
        </div>
      </CardRowSpace>
      {isOffered(vehicle, 'show') && (
        <p className={styles.link}>
          <ButtonLink href={href}>More like this</ButtonLink>
        </p>
      )}
    </>
  )
}
