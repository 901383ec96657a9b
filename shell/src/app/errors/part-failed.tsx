import { Button } from '@forecourt/ui/controls/button'
import styles from './message.module.css'

/** Replaces a part of a page that failed; the rest of the page works. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <div className={styles.part}>
      <p>This part of the page did not load.</p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
