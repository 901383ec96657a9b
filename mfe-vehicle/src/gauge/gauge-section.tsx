import type { Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import type { GaugeView } from '@forecourt/domain/gauge/gauge-view'
import { marketEvidence } from '@forecourt/domain/pricing/below-market'
import { dollars } from '@forecourt/domain/pricing/price'
import { shortName } from '@forecourt/domain/vehicle/vehicle-naming'
import { useSite } from '@forecourt/shell-api'
import { Section } from '../vehicle/details/section.tsx'
import { Comparables } from './comparables.tsx'
import { Dial } from './dial.tsx'
import styles from './gauge-section.module.css'
import { MarketEvidence } from './market-evidence.tsx'
import { RangeAxis } from './range-axis.tsx'

type Props = { vehicle: ShownVehicle; gauge: Gauge; view: GaugeView }

/** The price of a vehicle within what others cost, as a dial, a sentence and an axis. On paper only what "below market" holds by. */
export function GaugeSection({ vehicle, gauge, view }: Props) {
  const what = gauge.source === 'stock' ? 'in our own stock' : 'on the market'
  const isOnPaper = marketEvidence(vehicle, useSite()) !== undefined
  return (
    <div className={isOnPaper ? undefined : styles.screen}>
      <Section id="price-gauge" title="Price against the market">
        <MarketEvidence vehicle={vehicle} />
        <div className={styles.card}>
          <div className={styles.top} data-tone={view.tone} data-above={view.isAboveMiddle || undefined}>
            <Dial view={view} />
            <div className={styles.words}>
              <p className={styles.sentence}>
                At <strong>{dollars(view.price)}</strong> this {shortName(vehicle)}{' '}
                {view.price < view.min ? 'costs less than' : 'is within'} the {dollars(view.min)} to {dollars(view.max)}{' '}
                that similar ones cost {what}.
              </p>
              <RangeAxis view={view} />
            </div>
          </div>
          {gauge.comparables.length > 0 && <Comparables vehicle={vehicle} gauge={gauge} price={view.price} />}
        </div>
      </Section>
    </div>
  )
}
