import { Button } from '@forecourt/ui/controls/button'
import styles from './search-failed.module.css'

type Props = { message: string; hasResults: boolean; isPending: boolean; onRetry(): void }

/** SR-4: says that the results below, if there are any, are the ones from before, and offers the way on. It moves none of them. */
export function SearchFailed({ message, hasResults, isPending, onRetry }: Props) {
  return (
    <div className={hasResults ? styles.over : undefined}>
      <div className={styles.notice} role="alert">
        <p>
          {message}
          {hasResults && ' Below are the results from before.'}
        </p>
        <Button size="small" aria-disabled={isPending} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
