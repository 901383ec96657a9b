import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { Skeleton } from '@forecourt/ui/display/skeleton'
import { factIcons } from './fact-icons.ts'
import styles from './fact-tiles.module.css'
import { type FactName, keyFacts } from './key-facts.ts'

/** What a card knows as well. */
const onCards: readonly FactName[] = ['kilometres', 'fuel', 'transmission', 'sleeps', 'length', 'mass', 'tare']
const places = ['first', 'second', 'third', 'fourth']

/** The four facts that decide whether to read on; of a preview those that will stay. */
export function FactTiles({ vehicle, isPreview }: { vehicle: Vehicle; isPreview: boolean }) {
  const facts = keyFacts(vehicle).filter(({ name }) => !isPreview || onCards.includes(name))
  const awaited = isPreview ? places.slice(facts.length) : []
  if (facts.length + awaited.length === 0) return null
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
      {awaited.map((place) => (
        <div key={place} className={styles.tile}>
          <dt className={styles.label}>&nbsp;</dt>
          <dd className={styles.value}>
            <Skeleton className={styles.awaited} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
