import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './load-failed.module.css'

/** In place of what did not load: says so, with a button for another try. */
export function LoadFailed({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{children}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
