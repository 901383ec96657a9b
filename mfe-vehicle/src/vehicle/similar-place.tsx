import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { availability } from '@forecourt/domain/vehicle/availability'
import { similarSearchPath } from '@forecourt/domain/vehicle/vehicle-breadcrumbs'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/button'
import { CardPlaces } from '@forecourt/ui/card-places'
import { Skeleton } from '@forecourt/ui/skeleton'
import styles from './similar-place.module.css'

/** Where similar vehicles will stand, as large as they are. Without scripts they never come: then it is a link to them. */
export function SimilarPlace({ vehicle }: { vehicle: Vehicle }) {
  const href = similarSearchPath(vehicle, useSite())
  return (
    <>
      <div className={styles.place} aria-hidden>
        <Skeleton className={styles.heading} />
        <CardPlaces />
      </div>
      {availability(vehicle).isAvailable && (
        <p className={styles.link}>
          <ButtonLink href={href}>More like this</ButtonLink>
        </p>
      )}
    </>
  )
}
