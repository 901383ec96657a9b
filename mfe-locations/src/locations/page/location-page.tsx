import { directionsHref } from '@forecourt/domain/locations/directions'
import { localTime } from '@forecourt/domain/locations/hours/local-time'
import { addressText } from '@forecourt/domain/locations/primary-location'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { Part, useCapability, useDialogLink, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Navigation, Phone } from '@forecourt/ui/media/icons'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { RatingLine } from '../../reviews/rating-line.tsx'
import { ReviewList } from '../../reviews/review-list.tsx'
import page from '../../shared/page.module.css'
import { ContactCard } from '../cards/contact-card.tsx'
import { DepartmentHours } from '../hours/department-hours.tsx'
import { useNow } from '../hours/use-now.ts'
import { LocationMap } from '../map/location-map.tsx'
import { FormPlaceholder, FormRoom } from '../shared/form-room.tsx'
import { Licences } from '../shared/licences.tsx'
import { stockHref } from '../shared/location-links.ts'
import type { LocationData } from './load.ts'
import styles from './location-page.module.css'

/** LO-3: where a location is, when it is open, how to reach it, and what its customers say. */
export function LocationPage({ data }: { data: LocationData }) {
  const { location, others, reviews, map, nowSeconds } = data
  const site = useSite()
  const now = useNow(nowSeconds)
  const message = useDialogLink('enquiry', {})
  const hasForm = useCapability('enquiry')
  const { name, contact_detail: contact, rating } = location
  return (
    <article className={page.page}>
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Our Locations', href: '/dealerships' }, { label: name }]}
      />
      <header className={styles.head}>
        <h1 className={page.title}>{name}</h1>
        {rating && <RatingLine rating={rating} {...(reviews && { href: '#reviews' })} />}
        <div className={styles.actions}>
          <ButtonLink look="primary" href={stockHref(location, site)}>
            View Our Stock
          </ButtonLink>
          <ButtonLink href={telephoneHref(contact.phone)}>
            <Phone size={18} aria-hidden />
            {contact.phone}
          </ButtonLink>
          {message && (
            <ButtonLink className={styles.message} {...message}>
              Send a message
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={styles.columns} data-form={hasForm || undefined}>
        <div className={styles.visit}>
          <div className={styles.where}>
            {map && <LocationMap location={location} map={map} />}
            <div className={styles.place}>
              <address className={styles.address}>
                {addressText(location)}
                {contact.email && (
                  <a className={styles.email} href={`mailto:${contact.email}`}>
                    {contact.email}
                  </a>
                )}
              </address>
              <ButtonLink size="small" href={directionsHref(location)}>
                <Navigation size={16} aria-hidden />
                Get Directions
              </ButtonLink>
            </div>
            <Licences location={location} className={styles.licences} />
          </div>
          <div className={styles.card}>
            <DepartmentHours location={location} others={others} now={now} />
          </div>
        </div>
        {hasForm && (
          <section className={styles.write} aria-labelledby="write">
            <h2 id="write" className={page.heading}>
              Write to {name}
            </h2>
            <FormRoom className={styles.form}>
              <Part name="contact" props={{ location: location.slug }} placeholder={<FormPlaceholder />} />
            </FormRoom>
          </section>
        )}
        {others.length > 0 && (
          <section className={styles.others} aria-labelledby="others">
            <h2 id="others" className={page.heading}>
              More at this dealership
            </h2>
            <ul className={page.cards}>
              {others.map((other) => (
                <li key={other.id}>
                  <ContactCard location={other} now={now} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {reviews && (
        <div id="reviews" className={styles.section}>
          <ReviewList
            reviews={reviews}
            title={`What customers say about ${name}`}
            today={localTime(location, now).day}
          />
        </div>
      )}
    </article>
  )
}
