import { useSite } from '@forecourt/shell-api'
import { IconButton } from '@forecourt/ui/controls/icon-button'
import { X } from '@forecourt/ui/media/icons'
import styles from './announcement.module.css'
import { hideAnnouncement } from './announcement-storage.ts'

/** The tenant's one line above the header. Closed once, it stays away until the browser is closed. */
export function Announcement() {
  const { copy } = useSite()
  if (!copy.announcement) return null
  return (
    <aside className={styles.bar} aria-label="Announcement">
      <p className={styles.text}>{copy.announcement}</p>
      <IconButton
        className={styles.close}
        label="Close the announcement"
        icon={<X size={16} />}
        onClick={hideAnnouncement}
      />
    </aside>
  )
}
