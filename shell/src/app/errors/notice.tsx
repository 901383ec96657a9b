import { Button } from '@forecourt/ui/controls/button'
import { useAtomValue } from 'jotai'
import { actionsAtom, noticeAtom } from '../view.ts'
import styles from './notice.module.css'

/** Says quietly that the page can be read but not yet used, and offers another try. */
export function Notice() {
  const text = useAtomValue(noticeAtom)
  const { retry } = useAtomValue(actionsAtom)
  return (
    <div className={styles.region} role="status">
      {text && (
        <div className={styles.notice}>
          <p>{text}</p>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
