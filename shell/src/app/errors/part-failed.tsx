import { Button } from '@forecourt/ui/controls/button'
import styles from './message.module.css'

/** Stands where a part of a page failed; the page around it goes on. */
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
