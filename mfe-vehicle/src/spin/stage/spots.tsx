import type { Hotspot } from '@forecourt/contracts/stock/vehicle'
import type { PlacedSpot } from '@forecourt/domain/vehicle/spin/spin-frames'
import styles from './spots.module.css'

type Buttons = {
  placed: readonly PlacedSpot[]
  openSpot: string | null
  onOpen(id: string | null): void
  /** Of the stage. */
  width: number
}

/** GA-2: numbered points on the picture; pressing one says what it is. */
export function SpotButtons({ placed, openSpot, onOpen, width }: Buttons) {
  return placed.map(({ id, number, description, x, y }) => (
    <div key={id} className={styles.spot} style={{ left: x, top: y }}>
      <button
        type="button"
        className={styles.point}
        aria-expanded={id === openSpot}
        aria-label={`Point ${number}: ${description}`}
        onClick={() => onOpen(id === openSpot ? null : id)}
        onKeyDown={(event) => event.key === 'Escape' && onOpen(null)}
      >
        {number}
      </button>
      {id === openSpot && (
        <p className={x > width / 2 ? styles.before : styles.after} role="status">
          {description}
        </p>
      )}
    </div>
  ))
}

type List = { spots: readonly Hotspot[]; openSpot: string | null; onShow(id: string): void }

/** The same points as a list, so that they read without turning. */
export function SpotList({ spots, openSpot, onShow }: List) {
  return (
    <ol className={styles.list} aria-label="Points of the spin" data-spin-points>
      {spots.map(({ id, description }, index) => (
        <li key={id} className={styles.item}>
          <button type="button" className={styles.card} aria-pressed={id === openSpot} onClick={() => onShow(id)}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            {description}
          </button>
        </li>
      ))}
    </ol>
  )
}
