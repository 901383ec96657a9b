import { Button } from '@forecourt/ui/controls/button'
import styles from './search-failed.module.css'

type Props = { message: string; hasResults: boolean; isPending: boolean; onRetry(): void }

/** SR-4: says that the results, if there are any, are the ones from before, and offers the way on. It moves and hides none of them. */
export function SearchFailed({ message, hasResults, isPending, onRetry }: Props) {
  return (
    <div className={hasResults ? styles.over : undefined}>
      <div className={styles.notice} role="alert">
        <p>{hasResults ? 'The new results did not load. These are from before.' : message}</p>
        <Button size="small" aria-disabled={isPending} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
