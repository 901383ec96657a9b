import { Button } from '@forecourt/ui/controls/button'
import type { Consent } from './consent.ts'
import styles from './consent-banner.module.css'

/** Asks for consent to measure visits. It takes no focus; both answers close it. */
export function ConsentBanner({ onAnswer }: { onAnswer(consent: Consent): void }) {
  return (
    <section className={styles.banner} aria-label="Cookies and measurement">
      <p>We would like to measure how our site is used, with cookies of the services that we use for it.</p>
      <div className={styles.actions}>
        <Button onClick={() => onAnswer('declined')}>Decline</Button>
        <Button onClick={() => onAnswer('accepted')}>Accept</Button>
      </div>
    </section>
  )
}
