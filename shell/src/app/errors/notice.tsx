import { Button } from '@forecourt/ui/controls/button'
import { useAtomValue } from 'jotai'
import { actionsAtom, noticeAtom } from '../view.ts'
import styles from './notice.module.css'

/** A quiet notice that the page can be read but not yet used, with a retry. */
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
