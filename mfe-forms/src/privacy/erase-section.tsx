import { withNoun } from '@forecourt/domain/text/with-noun'
import { useSite } from '@forecourt/shell-api'
import { AskInPlace } from '../form/ask-in-place.tsx'
import { LiveReservations } from './live-reservations.tsx'
import styles from './privacy-page.module.css'
import type { usePrivacy } from './use-privacy.ts'

/** Asks once more: what is deleted does not come back. */
export function EraseSection({ privacy }: { privacy: ReturnType<typeof usePrivacy> }) {
  const site = useSite()
  return (
    <section className={styles.section} aria-labelledby="erase">
      <h2 id="erase" className={styles.title}>
        Delete your data
      </h2>
      <p className={styles.text}>
        {withNoun('Your saved cars', site)}, your details, the valuations of your own car with their photos, and your
        sign-ins are deleted at once. Of forms that you sent the dealer keeps what they were about, without your name,
        number and words. Forms that have gone out to the dealer by e-mail are theirs to delete: ask them.
      </p>
      <LiveReservations live={privacy.live} />
      <AskInPlace
        label="Delete my data"
        question="Delete all of it? This cannot be undone."
        keep="Keep it"
        confirm="Delete for good"
        isPending={privacy.isPending}
        onConfirm={() => void privacy.erase()}
      />
    </section>
  )
}
