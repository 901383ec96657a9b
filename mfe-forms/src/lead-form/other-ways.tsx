import type { Location } from '@forecourt/contracts/site/site'
import { addressText } from '@forecourt/domain/locations/primary-location'
import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Telephone } from '@forecourt/ui/controls/telephone'
import { Mail, MapPin, Phone } from '@forecourt/ui/media/icons'
import type { ReactNode } from 'react'
import styles from './other-ways.module.css'

type Props = { dealer: Location /** Off where the name is over it already. */; isNamed?: boolean; children?: ReactNode }

/** Who reads the message, and how else to reach them. */
export function OtherWays({ dealer, isNamed = true, children }: Props) {
  const { name, contact_detail: contact } = dealer
  return (
    <div className={styles.card}>
      {isNamed && <h2 className={styles.heading}>{name}</h2>}
      <address>
        <ul className={styles.ways}>
          <li className={styles.way}>
            <Phone size={20} aria-hidden />
            <Telephone telephone={telephone(contact.phone, useSite())} />
          </li>
          {contact.email && (
            <li className={styles.way}>
              <Mail size={20} aria-hidden />
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
          )}
          <li className={styles.way}>
            <MapPin size={20} aria-hidden />
            <span>{addressText(dealer)}</span>
          </li>
        </ul>
      </address>
      {children}
    </div>
  )
}
