import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { takenWords } from '@forecourt/domain/reservations/reservation-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { carStatus } from '@forecourt/domain/vehicle/car-status'
import { unavailableText } from '@forecourt/domain/vehicle/unavailable-words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useHasPage, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { CarSummary } from '../lead-form/car-summary.tsx'
import styles from './checkout.module.css'

function sentence(vehicle: ShownVehicle, site: PublicSite): string {
  const status = carStatus(vehicle)
  if (status === 'reserved') return withNoun(takenWords, site)
  if (status === 'sold' || status === 'withdrawn') return unavailableText({ status, name: vehicleTitle(vehicle) })
  return withNoun('This car cannot be reserved online. Ask us about it.', site)
}

type Props = {
  vehicle: ShownVehicle
  because?: string | undefined
  /** It replaces a form: its heading has the focus. */
  isNew: boolean
  children?: ReactNode
}

/** A car that cannot be had now: why, and what to do instead. Similar ones follow. */
export function Unavailable({ vehicle, because, isNew, children }: Props) {
  const site = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const hasPage = useHasPage()
  const asks = ['/something-similar', '/enquire'].find(hasPage)
  return (
    <div className={styles.stage} role="status">
      <CarSummary vehicle={vehicle} />
      {children}
      <h2 ref={heading} tabIndex={-1} className={styles.because}>
        {because ?? sentence(vehicle, site)}
      </h2>
      <div className={styles.buttons}>
        {asks && (
          <ButtonLink look="primary" href={`${asks}?car_id=${encodeURIComponent(vehicle.id)}`} isWide>
            Find me something similar
          </ButtonLink>
        )}
        <ButtonLink href={`/cars/${vehicle.slug}`} isWide>
          {withNoun('See this car', site)}
        </ButtonLink>
      </div>
    </div>
  )
}
