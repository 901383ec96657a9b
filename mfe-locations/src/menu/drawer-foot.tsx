import { directionsHref } from '@forecourt/domain/locations/directions'
import { dayHours, mainDepartment } from '@forecourt/domain/locations/hours/opening-state'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { telephone } from '@forecourt/domain/locations/telephone'
import { useSite } from '@forecourt/shell-api'
import { Button, ButtonLink } from '@forecourt/ui/controls/button'
import { EitherPhone, showsPhones } from '@forecourt/ui/controls/telephone'
import { MapPin, Navigation, Phone } from '@forecourt/ui/media/icons'
import { Clock } from '@forecourt/ui/media/late-icons'
import styles from './drawer-foot.module.css'

/** The foot of the drawer on phones: where the dealer is, when it is open today, and the two ways to it. Rendered on the server and cached. */
export function DrawerFoot() {
  const site = useSite()
  const place = primaryLocation(site)
  const department = place && mainDepartment(place)
  const { text, href, masked } = telephone(site.phone, site)
  const today = department && dayHours(place, department, new Date())
  return (
    <div className={styles.foot}>
      {place && (
        <p className={styles.line}>
          <MapPin size={18} aria-hidden />
          <span>
            <strong>{place.address.street}</strong>
            <br />
            {place.address.city} {place.address.state} {place.address.postcode}
          </span>
        </p>
      )}
      {today && (
        <p className={styles.line}>
          <Clock size={18} aria-hidden />
          <span>
            {today.days} {today.hours}
          </span>
        </p>
      )}
      <p className={styles.actions}>
        <EitherPhone
          number={
            <ButtonLink look="primary" size="small" href={href}>
              <Phone size={18} aria-hidden /> {masked === undefined ? 'Call now' : text}
            </ButtonLink>
          }
          masked={
            masked && (
              <Button look="primary" size="small" {...showsPhones}>
                <Phone size={18} aria-hidden /> Call now
              </Button>
            )
          }
        />
        {place && (
          <ButtonLink size="small" href={directionsHref(place)}>
            <Navigation size={18} aria-hidden /> Directions
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
