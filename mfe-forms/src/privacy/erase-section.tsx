import { Button } from '@forecourt/ui/controls/button'
import { useEffect, useRef, useState } from 'react'
import styles from './privacy-page.module.css'
import type { usePrivacy } from './use-privacy.ts'

/** Asks once more: what is deleted does not come back. */
export function EraseSection({ privacy }: { privacy: ReturnType<typeof usePrivacy> }) {
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  return (
    <section className={styles.section} aria-labelledby="erase">
      <h2 id="erase" className={styles.title}>
        Delete your data
      </h2>
      <p className={styles.text}>
        Your saved cars, your details and your sign-ins are deleted at once. Of forms that you sent the dealer keeps
        what they were about, without your name, number and words. Forms that have gone out to the dealer by e-mail are
        theirs to delete: ask them.
      </p>
      {isAsking ? (
        <fieldset className={styles.ask}>
          <legend className={styles.question}>Delete all of it? This cannot be undone.</legend>
          <Button ref={keep} onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button
            className={styles.danger}
            onClick={() => void privacy.erase()}
            aria-busy={privacy.isPending || undefined}
          >
            Delete for good
          </Button>
        </fieldset>
      ) : (
        <Button onClick={() => setIsAsking(true)}>Delete my data</Button>
      )}
    </section>
  )
}
