import type { GaugeView } from '@forecourt/domain/gauge/gauge-view'
import { useRef } from 'react'
import { useCountUp } from '../motion/use-count-up.ts'
import { useInView } from '../motion/use-in-view.ts'
import styles from './dial.module.css'

/** PG-5: 2 to 2.5 seconds, longer the further it goes. */
const msOf = (fill: number): number => 2000 + 500 * fill

const radius = 88
const length = Math.PI * radius
const arc = `M ${12 + 2 * radius} 100 A ${radius} ${radius} 0 0 0 12 100`

/** Half a circle that fills once it is in view, with what is saved: from the right, as the axis beside it has low prices on the left. */
export function Dial({ view }: { view: GaugeView }) {
  const frame = useRef<HTMLDivElement>(null)
  const wasSeen = useInView(frame)
  const drawn = useCountUp(view.dialFill, msOf(view.dialFill), wasSeen)
  const angle = Math.PI * drawn
  return (
    <div ref={frame} className={styles.dial} data-drawn={drawn === view.dialFill || undefined}>
      <svg viewBox="0 0 200 112" role="img" aria-label={`${view.label}. ${view.note}.`}>
        <path d={arc} className={styles.ground} />
        <path d={arc} className={styles.fill} strokeDasharray={`${drawn * length} ${length * 2}`} />
        <circle
          cx={100 + radius * Math.cos(angle)}
          cy={100 - radius * Math.sin(angle)}
          r="9"
          className={styles.point}
        />
      </svg>
      <div className={styles.words} aria-hidden>
        <p className={styles.label}>{view.label}</p>
        <p className={styles.note}>{view.note}</p>
      </div>
      <p className={styles.ends} aria-hidden>
        <span>Cheaper</span>
        <span>Dearer</span>
      </p>
    </div>
  )
}
