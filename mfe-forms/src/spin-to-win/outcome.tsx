import type { DrawOutcome } from '@forecourt/contracts/draws/draw'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useEffect, useRef } from 'react'
import styles from './spin-page.module.css'

/** What was drawn, in words. A new one is announced by its heading. */
export function Outcome({ outcome: { won }, isNew }: { outcome: DrawOutcome; isNew: boolean }) {
  const { name, phone, paths, copy } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <div className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1} className={styles.won}>
        {won ? `You won: ${won.prize}` : 'No prize this time'}
      </h2>
      {won ? (
        <>
          <p className={styles.words}>{won.claim}</p>
          <dl className={styles.claim}>
            <dt>Your code</dt>
            <dd>{won.code}</dd>
          </dl>
          <p className={styles.words}>
            {name} has your name and this code too. Note it, or take a picture; for questions call{' '}
            <a href={telephoneHref(phone)} className={styles.phone}>
              {phone}
            </a>
            .
          </p>
        </>
      ) : (
        <p className={styles.words}>Thank you for playing. This number had its spin.</p>
      )}
      <ButtonLink href={`${paths.search}?sortBy=newest`}>See the latest {copy.noun[1]}</ButtonLink>
    </div>
  )
}
