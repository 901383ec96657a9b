import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { useGate, useLoaded, useSite } from '@forecourt/shell-api'
import type { ReactNode } from 'react'
import { StepBar } from '../form/step-bar.tsx'
import { WithScripts } from '../form/with-scripts.tsx'
import { CarSummary } from '../lead-form/car-summary.tsx'
import { FormSkeleton } from '../lead-form/form-skeleton.tsx'
import { replierOf } from '../lead-form/replier-of.ts'
import { loadEndpoints } from '../load-endpoints.ts'
import type { DetailsProps } from './begin-reservation.ts'
import styles from './checkout.module.css'
import { ContinueReservation } from './continue-reservation.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { ReserveForm } from './reserve-form.tsx'
import { useCheckoutSignIn } from './use-checkout-sign-in.ts'
import type { ReservationLink } from './use-reservation-link.ts'
import { type CheckoutKind, checkoutSteps } from './words.ts'

type Props = Omit<DetailsProps, 'valuation'> & {
  kind: CheckoutKind
  link: ReservationLink
  kept: ShownReservation | undefined
}

/** WL-9. The first step, for shoppers who are signed in: it begins the reservation. */
export function Details({ kind, link, kept, ...props }: Props) {
  const { vehicle } = props
  const Form = kind === 'reserve' ? ReserveForm : PurchaseForm
  const stored = useLoaded('stored valuation', async () => (await loadEndpoints()).readStoredValuation() ?? null)
  return (
    <div className={styles.stage}>
      <StepBar steps={checkoutSteps[kind]} step={0} />
      <CarSummary vehicle={vehicle} />
      {kept && <ContinueReservation kept={kept} />}
      <CheckoutGate isNew={link.id === null} isReady={!stored.isLoading} vehicle={vehicle}>
        <Form {...props} valuation={stored.value ?? undefined} />
      </CheckoutGate>
    </div>
  )
}

type GateProps = {
  /** No reservation is opened: known once the page is in the browser. */
  isNew: boolean
  isReady: boolean
  vehicle: ShownVehicle
  children: ReactNode
}

/** Others go to sign-in and come back, whatever gates the site opens: a reservation needs their number. Without scripts there is ours. */
function CheckoutGate({ isNew, isReady, vehicle, children }: GateProps) {
  const site = useSite()
  const signIn = useCheckoutSignIn(vehicle)
  const gate = useGate(isNew ? signIn : null)
  if (isNew && isReady && gate === 'open') return children
  const phone = replierOf({ vehicle }, site)?.contact_detail.phone ?? site.phone
  return (
    <WithScripts what="Reserving online" phone={phone}>
      <FormSkeleton />
    </WithScripts>
  )
}
