import type { GaugeView } from '@forecourt/domain/gauge/gauge-view'
import { dollars } from '@forecourt/domain/pricing/price'
import styles from './range-axis.module.css'

/** How far beyond the range the axis goes at each end, as a share of it. */
const margin = 0.12

/** The range as an axis, painted between its middle and the price: the price above it, its ends and its middle below. The sentence beside it says the same in words. */
export function RangeAxis({ view: { price, min, middle, max } }: { view: GaugeView }) {
  const width = max - min || 1
  const placeOf = (amount: number) => {
    const share = ((amount - min) / width + margin) / (1 + 2 * margin)
    return `${Math.min(1, Math.max(0, share)) * 100}%`
  }
  const between = (low: number, high: number) => ({ left: placeOf(low), right: `calc(100% - ${placeOf(high)})` })
  return (
    <div className={styles.axis} aria-hidden>
      <p className={styles.price} style={{ left: placeOf(price) }}>
        {dollars(price)}
      </p>
      <div className={styles.ground}>
        <div className={styles.range} style={between(min, max)} />
        <div className={styles.difference} style={between(Math.min(price, middle), Math.max(price, middle))} />
        <div className={styles.middle} style={{ left: placeOf(middle) }} />
        <div className={styles.point} data-marker style={{ left: placeOf(price) }} />
      </div>
      <div className={styles.ends}>
        <span style={{ left: placeOf(min) }}>{dollars(min)}</span>
        <span style={{ left: placeOf(middle) }} className={styles.average}>
          Middle {dollars(middle)}
        </span>
        <span style={{ left: placeOf(max) }}>{dollars(max)}</span>
      </div>
    </div>
  )
}
