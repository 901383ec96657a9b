import { useSite } from '@forecourt/shell-api'
import { ChevronRight } from '@forecourt/ui/media/icons'
import styles from './vehicle-banner.module.css'

/** VD-9: latest offers, book service, sell your car. */
export function VehicleBanner() {
  const { vehicle_banner: links } = useSite()
  if (links.length === 0) return null
  return (
    <nav aria-label="More from us" className={styles.banner}>
      {links.map(({ label, text, href }) => (
        <a key={href} href={href} className={styles.link}>
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {text && <span className={styles.text}>{text}</span>}
          </span>
          <ChevronRight size={18} aria-hidden />
        </a>
      ))}
    </nav>
  )
}
