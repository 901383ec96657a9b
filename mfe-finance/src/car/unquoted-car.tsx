import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { unquotedText } from '@forecourt/domain/finance/quote/quote-words'
import { enquireForFinance } from '@forecourt/domain/finance/repayment'
import { lentPrice } from '@forecourt/domain/pricing/price'
import { useDialogLink, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useId } from 'react'
import { CallButton } from './call-button.tsx'
import styles from './unquoted-car.module.css'

/** FQ-5. In the place of a quote, of a car whose price lenders do not quote online: why there is none, and what to do. */
export function UnquotedCar({ vehicle, heading: Heading = 'h2' }: { vehicle: Vehicle; heading?: 'h2' | 'h3' }) {
  const site = useSite()
  const enquiry = useDialogLink('enquiry', { car_id: vehicle.id })
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        No online quote for this {site.copy.noun[0]}
      </Heading>
      <p className={styles.text}>{unquotedText(lentPrice(vehicle, site) ?? 0)}</p>
      <div className={styles.buttons}>
        {enquiry && (
          <ButtonLink {...enquiry} look="primary">
            {enquireForFinance}
          </ButtonLink>
        )}
        <CallButton />
      </div>
    </section>
  )
}
