import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { useEffect, useRef } from 'react'
import { LiveReservations } from './live-reservations.tsx'
import styles from './privacy-page.module.css'

/** What the page says once all is deleted, for as long as the shopper reads it. */
export function Erased({ phone, live }: { phone: string; live: readonly ShownReservation[] }) {
  const { name } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          Your data is deleted
        </h1>
        <p className={styles.intro}>
          {name} has deleted what it stored under {displayPhone(phone)}, and you are signed out everywhere.
        </p>
      </header>
      <p className={styles.text}>
        No messages about prices are sent to that number any more, and this browser has forgotten your details and your
        saved cars. Of forms that you sent, what they were about is kept, without your name, number and words. Forms
        that went out to the dealer by e-mail, with what you agreed to, are theirs to delete: ask them.
      </p>
      <LiveReservations live={live} />
      <div>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </div>
    </div>
  )
}
