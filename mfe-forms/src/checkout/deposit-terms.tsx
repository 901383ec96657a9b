import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { dollars } from '@forecourt/domain/pricing/price'
import { depositDollars } from '@forecourt/domain/reservations/deposit'
import { holdHours } from '@forecourt/domain/reservations/hold-times'
import { useSite } from '@forecourt/shell-api'
import { PaymentMarks } from '@forecourt/ui/display/finance/payment-marks'
import { Repeat2, ShieldCheck } from '@forecourt/ui/media/icons'
import { Clock } from '@forecourt/ui/media/late-icons'
import styles from './deposit-terms.module.css'

/** RS-1, RS-3. What the deposit is, does and costs, and how it can be paid. */
export function DepositTerms({ vehicle }: { vehicle: ShownVehicle }) {
  const site = useSite()
  const { money_back: promise } = site
  return (
    <section className={styles.card} aria-labelledby="deposit-terms">
      <h2 id="deposit-terms" className={styles.heading}>
        {dollars(depositDollars(vehicle, site))} refundable deposit
      </h2>
      <ul className={styles.terms}>
        <li className={styles.term}>
          <Clock size={20} aria-hidden />
          <span>
            <strong>Held {holdHours} hours.</strong> Nobody else can reserve it online meanwhile.
          </span>
        </li>
        <li className={styles.term}>
          <ShieldCheck size={20} aria-hidden />
          <span>
            <strong>100% refundable.</strong> Cancel with one button until we confirm the sale; after that, call us.
          </span>
        </li>
        {promise && vehicle.car_type === 'used' && (
          <li className={styles.term}>
            <Repeat2 size={20} aria-hidden />
            <span>
              <strong>{promise.title}.</strong> {promise.text}
            </span>
          </li>
        )}
      </ul>
      <PaymentMarks methods={site.payment_methods} />
    </section>
  )
}
