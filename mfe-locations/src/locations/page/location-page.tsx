import { addressText } from '@forecourt/domain/locations/primary-location'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { DialogLink, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import { Phone } from '@forecourt/ui/media/icons'
import { Breadcrumbs } from '@forecourt/ui/navigation/breadcrumbs'
import { DepartmentHours } from '../hours/department-hours.tsx'
import { useNow } from '../hours/use-now.ts'
import { directionsHref, stockHref } from '../shared/location-links.ts'
import type { LocationData } from './load.ts'
import styles from './location-page.module.css'

/** LO-3: where a location is, when it is open, and how to reach it. */
export function LocationPage({ data: { location, others, nowSeconds } }: { data: LocationData }) {
  const site = useSite()
  const now = useNow(nowSeconds)
  const { name, contact_detail, dealer_license_number, repairer_number } = location
  return (
    <article className={styles.page}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Locations' }, { label: name }]} />
      <div className={styles.columns}>
        <div>
          <h1 className={styles.title}>{name}</h1>
          <div className={styles.where}>
            <p className={styles.address}>{addressText(location)}</p>
            <ButtonLink size="small" href={directionsHref(location)}>
              Get Directions
            </ButtonLink>
          </div>
          <div className={styles.actions}>
            <ButtonLink look="primary" href={stockHref(location, site)}>
              View Our Stock
            </ButtonLink>
            <ButtonLink href={telephoneHref(contact_detail.phone)}>
              <Phone size={18} aria-hidden />
              {contact_detail.phone}
            </ButtonLink>
            <DialogLink name="enquiry" props={{}} className={styles.message}>
              Send a message
            </DialogLink>
          </div>
        </div>
        <div className={styles.card}>
          <DepartmentHours location={location} others={others} now={now} />
          <div className={styles.licences}>
            {dealer_license_number && <p>Dealer licence {dealer_license_number}</p>}
            {repairer_number && <p>Motor vehicle repairer {repairer_number}</p>}
          </div>
        </div>
      </div>
    </article>
  )
}
