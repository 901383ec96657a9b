import type { Valuation } from '@forecourt/contracts/trade-in/valuation'
import { telephone } from '@forecourt/domain/locations/telephone'
import { dollars, purchasePrice } from '@forecourt/domain/pricing/price'
import { dateText, localDateText } from '@forecourt/domain/text/date'
import { leftToPay } from '@forecourt/domain/trade-in/left-to-pay'
import { referralWords } from '@forecourt/domain/trade-in/limits'
import { isCurrent, rangeText } from '@forecourt/domain/trade-in/offer'
import { carName } from '@forecourt/domain/trade-in/steps'
import { outcomeSubcategory } from '@forecourt/domain/trade-in/words'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { SubmitButton } from '@forecourt/ui/forms/submit/submit-button'
import { CircleCheck } from '@forecourt/ui/media/icons'
import { KeepLink } from '../../form/keep-link.tsx'
import type { Subject } from '../../lead-form/load-subject.ts'
import styles from './offer-step.module.css'
import type { StepProps } from './step-props.ts'

type Props = StepProps & { subject: Subject }

/** TI-1. The offer, or why there is none online; and how it ended. */
export function OfferStep(props: Props) {
  const { valuation, subject } = props
  const { car, state } = valuation
  return (
    <div className={styles.step}>
      <p className={styles.car}>{car && carName(car)}</p>
      {state === 'accepted' || state === 'closed' ? <Ended {...props} /> : null}
      {state === 'offer' && <Offer {...props} />}
      {state === 'referred' && <Referred {...props} />}
      <Left valuation={valuation} subject={subject} />
      <KeepLink what="valuation" />
    </div>
  )
}

const ending = ({ lead_id }: Valuation, isAccepted: boolean) => ({
  body: {
    lead_id,
    form_completed: true as const,
    offer_accepted: isAccepted,
    subcategory: outcomeSubcategory[isAccepted ? 'accepted' : 'closed'],
  },
})

function Offer({ valuation, isPending, act, goTo }: Props) {
  const { name } = useSite()
  const { offer } = valuation
  if (!offer) return null
  const end = (isAccepted: boolean) =>
    void act((api, { completeValuation }) => api.send(completeValuation, ending(valuation, isAccepted)))
  return (
    <>
      <p className={styles.range}>{rangeText(offer)}</p>
      <p className={styles.holds}>
        {isCurrent(offer, new Date())
          ? `This offer of ${name} holds until ${localDateText(offer.expires_at)}, if the car is as you describe it.`
          : `This offer ended on ${localDateText(offer.expires_at)}. Show it again to see what we offer now.`}
      </p>
      <form
        className={styles.buttons}
        onSubmit={(event) => {
          event.preventDefault()
          end(true)
        }}
      >
        <SubmitButton isPending={isPending} pendingText="Sending">
          Accept this offer
        </SubmitButton>
        <Button size="large" isWide disabled={isPending} onClick={() => end(false)}>
          Talk to us first
        </Button>
      </form>
      <section className={styles.section} aria-labelledby="offer-why">
        <h3 id="offer-why" className={styles.heading}>
          How we got there
        </h3>
        <dl className={styles.reasons}>
          {offer.reasons.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount < 0 ? `−${dollars(-amount)}` : dollars(amount)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>The middle of your offer</dt>
            <dd>{dollars((offer.min + offer.max) / 2)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="offer-changes">
        <h3 id="offer-changes" className={styles.heading}>
          What would change it
        </h3>
        <ul className={styles.changes}>
          {offer.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <Button look="quiet" size="small" className={styles.quiet} onClick={() => goTo(2)}>
          Change my answers
        </Button>
      </section>
    </>
  )
}

function Referred({ valuation, isPending, act, goTo }: Props) {
  const { referred } = valuation
  return (
    <>
      <p className={styles.text}>{referred && referralWords[referred]}</p>
      <form
        className={styles.buttons}
        onSubmit={(event) => {
          event.preventDefault()
          void act((api, { completeValuation }) => api.send(completeValuation, ending(valuation, false)))
        }}
      >
        <SubmitButton isPending={isPending} pendingText="Sending">
          Ask for a valuation in person
        </SubmitButton>
        <Button size="large" isWide onClick={() => goTo(2)}>
          Change my answers
        </Button>
      </form>
    </>
  )
}

function Ended({ valuation, isPending, act }: Props) {
  const site = useSite()
  const { name, phone } = site
  const { offer, state } = valuation
  const isAccepted = state === 'accepted'
  return (
    <div className={styles.ended} role="status">
      <CircleCheck size={40} aria-hidden className={styles.done} />
      {isAccepted && offer && <p className={styles.range}>{rangeText(offer)}</p>}
      <p className={styles.text}>
        {isAccepted && offer ? (
          `${name} will call you to arrange a time. Bring the car by ${dateText(offer.expires_at.slice(0, 10))} with its keys, logbook and papers, and your licence. We check that it is as you described, then pay.`
        ) : (
          <>
            {name} has your car and your answers, and will contact you as you asked. Or call{' '}
            <Telephone telephone={telephone(phone, site)} />.
          </>
        )}
      </p>
      {!isAccepted && offer && isCurrent(offer, new Date()) && (
        <Button
          look="primary"
          disabled={isPending}
          onClick={() => void act((api, { completeValuation }) => api.send(completeValuation, ending(valuation, true)))}
        >
          Accept {rangeText(offer)} after all
        </Button>
      )}
    </div>
  )
}

/** What is left to pay for the car that it is traded in against. */
function Left({ valuation: { offer, owes }, subject: { vehicle } }: Pick<Props, 'valuation' | 'subject'>) {
  const price = vehicle && purchasePrice(vehicle)
  const left = offer && price !== undefined ? leftToPay(price, { ...offer, owes }) : undefined
  if (!vehicle || left === undefined) return null
  return (
    <section className={styles.left} aria-label="With your trade-in">
      <p className={styles.leftText}>
        {vehicleTitle(vehicle)} at {dollars(price ?? 0)}, with your trade-in:
      </p>
      <p className={styles.leftAmount}>{left.amount}</p>
      {left.owed && <p className={styles.leftText}>{left.owed}</p>}
      {left.surplus && <p className={styles.leftText}>{left.surplus}</p>}
      <ButtonLink href={`/cars/${vehicle.slug}`} isWide>
        Back to this car
      </ButtonLink>
    </section>
  )
}
