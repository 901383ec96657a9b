import { type Of, SectionFrame } from '../section-frame.tsx'
import styles from './brands.module.css'

/** NV-5: the makes that a group sells, as plain marks of type. */
export function Brands({ section: { title, brands } }: { section: Of<'brands'> }) {
  return (
    <SectionFrame title={title}>
      <ul className={styles.brands}>
        {brands.map(({ name, href }) => (
          <li key={name} className={styles.cell}>
            <a className={styles.brand} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
