import { Check } from '@forecourt/ui/media/icons'
import styles from './features.module.css'
import { Section } from './section.tsx'
import { ShowMore } from './show-more.tsx'

const firstFeatures = 8

function List({ features }: { features: string[] }) {
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
  if (all.length === 0) return null
  const rest = all.slice(firstFeatures)
  return (
    <Section id="features" title="Features">
      <ShowMore of="features" rest={rest.length > 0 && <List features={rest} />}>
        <List features={all.slice(0, firstFeatures)} />
      </ShowMore>
    </Section>
  )
}
