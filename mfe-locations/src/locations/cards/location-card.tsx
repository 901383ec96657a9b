import type { ShownLocation } from '@forecourt/contracts/endpoints/locations'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { distanceText } from '@forecourt/domain/locations/distance'
import { mainDepartment } from '@forecourt/domain/locations/hours/opening-state'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { pictureIn } from '@forecourt/domain/media/picture-slots'
import { useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Photo } from '@forecourt/ui/media/photo'
import { RatingLine } from '../../reviews/rating-line.tsx'
import action from '../../shared/text-action.module.css'
import { OpeningState } from '../hours/opening-state.tsx'
import { WeekToggle } from '../hours/week-toggle.tsx'
import { locationPath, stockHref } from '../shared/location-links.ts'
import styles from './location-card.module.css'

type Props = {
  location: ShownLocation
  now: Date
  heading?: 'h2' | 'h3'
  /** From where the shopper is or asked for. */
  km?: number | undefined
  isNearest?: boolean
}

/** LO-2: a location with the ways to it: View Location, View Our Stock, View Details. */
export function LocationCard({ location, now, heading: Heading = 'h3', km, isNearest = false }: Props) {
  const site = useSite()
  const { name, address, contact_detail, image, rating } = location
  const department = mainDepartment(location)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Photo
          ratio="wide"
          className={styles.photo}
          alt=""
          {...(image && pictureIn('card', tenantFilePath(site, image)))}
          fallback={<span className={styles.drawn} data-department={department} />}
        />
        {isNearest && <span className={styles.nearest}>Nearest</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.state}>
          {department && <OpeningState place={location} department={department} now={now} />}
          {km !== undefined && <span className={styles.km}>{distanceText(km)}</span>}
        </p>
        <Heading className={styles.name}>{name}</Heading>
        <address className={styles.address}>
          {address.street}
          <br />
          {address.city} {address.state} {address.postcode}
        </address>
        <a className={styles.phone} href={telephoneHref(contact_detail.phone)}>
          {contact_detail.phone}
        </a>
        {rating && (
          <div className={styles.rating}>
            <RatingLine rating={rating} />
          </div>
        )}
      </div>
      <footer className={styles.actions}>
        <ButtonLink look={isNearest ? 'primary' : 'secondary'} size="small" isWide href={stockHref(location, site)}>
          View Our Stock
        </ButtonLink>
        <a className={action.action} href={locationPath(location)} aria-label={`View Location ${name}`}>
          View Location
        </a>
        {department && <WeekToggle location={location} label="View Details" />}
      </footer>
    </article>
  )
}
