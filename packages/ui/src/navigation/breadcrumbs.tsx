import { ChevronRight } from '../media/icons.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** The way here, the page itself last and without a link. It is one line that scrolls sideways where it is too long. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href} ${label}`} className={styles.item}>
            {index > 0 && <ChevronRight size={14} aria-hidden className={styles.separator} />}
            {href ? (
              <a href={href} className={styles.link}>
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
