import type { ShownLocation } from '@forecourt/contracts/endpoints/locations'
import { directionsHref } from '@forecourt/domain/locations/directions'
import { mainDepartment } from '@forecourt/domain/locations/hours/opening-state'
import { addressText } from '@forecourt/domain/locations/primary-location'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { NameLink } from '@forecourt/ui/controls/name-link'
import { Mail, MapPin, Phone } from '@forecourt/ui/media/icons'
import { RatingLine } from '../../reviews/rating-line.tsx'
import { OpeningState } from '../hours/opening-state.tsx'
import { WeekToggle } from '../hours/week-toggle.tsx'
import { Licences } from '../shared/licences.tsx'
import { locationPath } from '../shared/location-links.ts'
import styles from './contact-card.module.css'

/** LO-6: how to reach a location: address, phones, hours, licences and rating. */
export function ContactCard({ location, now }: { location: ShownLocation; now: Date }) {
  const { name, contact_detail: contact, rating } = location
  const department = mainDepartment(location)
  const phones = [...new Set([contact.phone, ...(contact.landline_phone ? [contact.landline_phone] : [])])]
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <NameLink href={locationPath(location)}>{name}</NameLink>
      </h3>
      {rating && <RatingLine rating={rating} />}
      <address className={styles.ways}>
        <p className={styles.way}>
          <MapPin size={18} aria-hidden />
          <span>
            {addressText(location)}
            <br />
            <a href={directionsHref(location)}>Get Directions</a>
          </span>
        </p>
        {phones.map((phone) => (
          <p key={phone} className={styles.way}>
            <Phone size={18} aria-hidden />
            <a href={telephoneHref(phone)}>{phone}</a>
          </p>
        ))}
        {contact.email && (
          <p className={styles.way}>
            <Mail size={18} aria-hidden />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        )}
      </address>
      {department && (
        <div className={styles.hours}>
          <OpeningState place={location} department={department} now={now} />
          <WeekToggle location={location} label="Opening hours" />
        </div>
      )}
      <Licences location={location} className={styles.licences} />
    </article>
  )
}
