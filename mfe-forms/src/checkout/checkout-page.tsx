import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { isSoldOnline } from '@forecourt/domain/vehicle/actions/sold-online'
import { Part, useCapability, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useEffect, useState } from 'react'
import frame from '../lead-form/form-page.module.css'
import { OtherWays } from '../lead-form/other-ways.tsx'
import { replierOf } from '../lead-form/replier-of.ts'
import styles from './checkout.module.css'
import { ContinueReservation, OwnReservation } from './continue-reservation.tsx'
import { DepositTerms } from './deposit-terms.tsx'
import { Details } from './details.tsx'
import { Journey } from './journey.tsx'
import { Unavailable } from './unavailable.tsx'
import { useCarNow } from './use-car-now.ts'
import { useFocusAfterSignIn } from './use-checkout-sign-in.ts'
import { useKeptReservation } from './use-kept-reservation.ts'
import type { Begun } from './use-reservation.ts'
import { useReservationLink, useShownAgain } from './use-reservation-link.ts'
import { type CheckoutData, type CheckoutKind, pageWords, stageOf } from './words.ts'

/** RT-5, RT-6: details, the deposit, and the reservation. */
export function CheckoutPage({ data: { kind, vehicle } }: { data: CheckoutData }) {
  const site = useSite()
  const words = pageWords(kind, vehicle, site)
  const dealer = replierOf(vehicle ? { vehicle } : {}, site)
  const isOffered = useIsOffered(kind, vehicle)
  const heading = useFocusAfterSignIn()
  const [isGone, setIsGone] = useState(!isOffered)
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <h1 ref={heading} tabIndex={-1} className={frame.heading}>
          {words.heading}
        </h1>
        {!isGone && <p className={frame.intro}>{words.intro}</p>}
      </header>
      <div className={frame.form}>
        {vehicle ? (
          <CarCheckout key={vehicle.id} kind={kind} vehicle={vehicle} onGone={setIsGone} />
        ) : (
          <ButtonLink href={site.paths.search} look="primary">
            {withNoun('Choose a car', site)}
          </ButtonLink>
        )}
      </div>
      <aside className={`${frame.aside} ${styles.aside}`} aria-label="Your deposit, and other ways to reach us">
        {vehicle && !isGone && <DepositTerms vehicle={vehicle} />}
        {dealer && <OtherWays dealer={dealer} />}
      </aside>
      {vehicle && isGone && (
        <div className={styles.similar}>
          <Part name="similar-vehicles" props={{ slug: vehicle.slug }} when="idle" />
        </div>
      )}
    </div>
  )
}

/** Without a car there is nothing to refuse. */
function useIsOffered(kind: CheckoutKind, vehicle: ShownVehicle | undefined): boolean {
  const isOn = useCapability(kind, vehicle?.dealership_slug)
  return !vehicle || (isOn && isSoldOnline(vehicle))
}

type CarProps = { kind: CheckoutKind; vehicle: ShownVehicle; onGone(isGone: boolean): void }

/** A car that cannot be had says so, unless the shopper has a reservation of it. */
function CarCheckout({ kind, vehicle, onGone }: CarProps) {
  const link = useReservationLink()
  const [begun, setBegun] = useState<Begun>()
  // Who comes back to it, such as by Forward, sees what the server says now.
  const shownAgain = useShownAgain(() => setBegun(undefined))
  useEffect(() => {
    if (link.id === null) setBegun(undefined)
  }, [link.id])
  const [taken, setTaken] = useState<string>()
  const car = useCarNow(vehicle)
  const isOffered = useIsOffered(kind, car)
  const isFree = isOffered && taken === undefined
  const kept = useKeptReservation(vehicle.slug, link.id === null)
  const own = kept && stageOf[kept.state] === 'held' ? kept : undefined
  // What is said in the place of a form is announced; on a page that begins with it, the page's own heading is.
  const [wasFree] = useState(isFree)
  useEffect(() => {
    if (!link.id) onGone(!isFree && !own)
  }, [link.id, isFree, own, onGone])
  if (link.id)
    return <Journey key={`${shownAgain} ${link.id}`} id={link.id} {...{ kind, vehicle, link, begun, onGone }} />
  if (own) return <OwnReservation kept={own} vehicle={vehicle} />
  if (!isFree)
    return (
      <Unavailable vehicle={car} because={taken} isNew={wasFree}>
        {kept && <ContinueReservation kept={kept} />}
      </Unavailable>
    )
  return (
    <Details
      {...{ kind, vehicle, link, kept }}
      onTaken={setTaken}
      onBegun={(next) => {
        setBegun(next)
        link.open(next.reservation.reservation_id)
      }}
    />
  )
}
