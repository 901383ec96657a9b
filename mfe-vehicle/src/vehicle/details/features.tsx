import { cutGroups, type FeatureGroup, featureGroups } from '@forecourt/domain/vehicle/features/feature-groups'
import { Check } from '@forecourt/ui/media/icons'
import { ShowMore } from '../expand/show-more.tsx'
import styles from './features.module.css'

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

function Groups({ groups }: { groups: FeatureGroup[] }) {
  return groups.map(({ title, features }) => (
    <div key={features[0]} className={styles.group}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <FeatureList features={features} />
    </div>
  ))
}

/** What the vehicle has, what sets it apart first; eight at once (VD-3). */
export function Features({ features }: { features: string[] }) {
  const { first, rest } = cutGroups(featureGroups(features), firstFeatures)
  return (
    <ShowMore of="features" rest={rest.length > 0 && <Groups groups={rest} />}>
      <Groups groups={first} />
    </ShowMore>
  )
}
