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

/**
 * The axis as half a circle, low prices on the left. Once it is in view the knob goes from the middle to the price, and what is between
 * them is painted; less than PG-5's minimum is widened at both ends.
 */
export function Dial({ view }: { view: GaugeView }) {
  const frame = useRef<HTMLDivElement>(null)
  const wasSeen = useInView(frame)
  const drawn = useCountUp(view.dialFill, msOf(view.dialFill), wasSeen)
  const place = 0.5 + (view.fill - 0.5) * (drawn / view.dialFill)
  const start = (0.5 + place - drawn) / 2
  const angle = Math.PI * place
  return (
    <div ref={frame} className={styles.dial} data-drawn={drawn === view.dialFill || undefined}>
      <svg viewBox="0 0 200 112" role="img" aria-label={`${view.label}. ${view.note}.`}>
        <path d={arc} className={styles.ground} />
        <path
          d={arc}
          className={styles.fill}
          strokeDasharray={`${drawn * length} ${length * 2}`}
          strokeDashoffset={-start * length}
        />
        <path d="M 100 2 v 20" className={styles.middle} />
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
