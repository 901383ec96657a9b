import { Check } from '@forecourt/ui/media/icons'
import styles from './features.module.css'
import { ShowMore } from './show-more.tsx'

const firstFeatures = 8

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Check size={18} aria-hidden className={styles.check} />
          {feature}
        </li>
      ))}
    </ul>
  )
}

/** What the vehicle has, the first eight at once (VD-3). */
export function Features({ features }: { features: string[] }) {
  const all = [...new Set(features)]
  const rest = all.slice(firstFeatures)
  return (
    <ShowMore of="features" rest={rest.length > 0 && <FeatureList features={rest} />}>
      <FeatureList features={all.slice(0, firstFeatures)} />
    </ShowMore>
  )
}
