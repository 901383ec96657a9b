import type { Vehicle } from '@forecourt/contracts/vehicle'
import { factIcons } from './fact-icons.ts'
import styles from './fact-tiles.module.css'
import { keyFacts } from './key-facts.ts'

/** The four facts that decide whether to read on. */
export function FactTiles({ vehicle }: { vehicle: Vehicle }) {
  const facts = keyFacts(vehicle)
  if (facts.length === 0) return null
  return (
    <dl className={styles.tiles}>
      {facts.map(({ name, label, value }) => {
        const Icon = factIcons[name]
        return (
          <div key={name} className={styles.tile}>
            <dt className={styles.label}>
              <Icon size={18} aria-hidden />
              {label}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
