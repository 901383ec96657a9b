import styles from './progress-ring.module.css'

const radius = 30
const length = 2 * Math.PI * radius

/** GA-3: how much of the spin is there. */
export function ProgressRing({ loaded, count }: { loaded: number; count: number }) {
  const share = count === 0 ? 0 : loaded / count
  return (
    <div className={styles.frame}>
      <div
        role="progressbar"
        aria-label="Loading the spin"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={loaded}
        className={styles.ring}
      >
        <svg viewBox="0 0 72 72" aria-hidden="true">
          <circle cx="36" cy="36" r={radius} className={styles.ground} />
          <circle cx="36" cy="36" r={radius} className={styles.done} strokeDasharray={`${share * length} ${length}`} />
        </svg>
        <span className={styles.words} aria-hidden>
          {Math.round(share * 100)}%
        </span>
      </div>
      <p className={styles.count}>
        {/* As wide with one digit as with two: nothing moves. */}
        {String(loaded).padStart(String(count).length, '\u2007')} of {count} pictures
      </p>
    </div>
  )
}
