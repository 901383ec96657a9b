import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { dollars } from '@forecourt/domain/pricing/price'
import { timeOfDayText } from '@forecourt/domain/reservations/held-until'
import { useLoaded, useSession, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { LoadFailed } from '@forecourt/ui/display/load-failed'
import { CarSummary } from '../../lead-form/car-summary.tsx'
import { loadEndpoints } from '../../load-endpoints.ts'
import { CardPayment } from '../../payment/card-payment.tsx'
import styles from '../checkout.module.css'
import { useCheckoutSignIn } from '../use-checkout-sign-in.ts'
import type { Begun, useReservation } from '../use-reservation.ts'

type Props = Pick<ReturnType<typeof useReservation>, 'settle' | 'isUnpaid' | 'noteSent' | 'noteRefused'> & {
  reservation: ShownReservation
  vehicle: ShownVehicle
  begun: Begun | undefined
}

/** RS-1. Pays the deposit: by who began the reservation, on whichever device they are signed in. */
export function DepositStep({ reservation, vehicle, begun, settle, isUnpaid, noteSent, noteRefused }: Props) {
  const site = useSite()
  const session = useSession()
  const { reservation_id: id, deposit_cents, pay_by, decline_words: declined } = reservation
  const known = begun?.reservation.reservation_id === id ? begun.payment : undefined
  const isSignedIn = typeof session === 'object' && session.phone !== null
  const loaded = useLoaded(known || !isSignedIn ? null : `payment ${id}`, async (api) => {
    const { payReservation } = await loadEndpoints()
    return (await api.send(payReservation, { params: { id }, body: {} })).payment
  })
  const payment = known ?? loaded.value
  const deposit = dollars(deposit_cents / 100)
  const signIn = useCheckoutSignIn(vehicle)
  // The way back from there is without the fragment.
  const keep = () =>
    void loadEndpoints().then(({ writeKeptReservation }) =>
      writeKeptReservation({ reservation_id: id, slug: vehicle.slug }),
    )
  return (
    <>
      <CarSummary vehicle={vehicle} />
      <p className={styles.text}>
        Pay by {timeOfDayText(pay_by, vehicle.dealership_slug, site)}. The car is yours to decide on as soon as your
        bank says yes; until then another shopper can be first.
      </p>
      {session !== 'unknown' && !isSignedIn && (
        <ButtonLink look="primary" href={signIn} onClick={keep}>
          Sign in to pay
        </ButtonLink>
      )}
      {loaded.error && <LoadFailed onRetry={loaded.retry}>The card form did not load.</LoadFailed>}
      {payment && (
        <CardPayment
          key={payment.client_secret}
          payment={payment}
          label={`Pay ${deposit} deposit`}
          declined={declined}
          isUnpaid={isUnpaid}
          onSend={noteSent}
          onRefused={noteRefused}
          onAuthorised={settle}
        />
      )}
    </>
  )
}
