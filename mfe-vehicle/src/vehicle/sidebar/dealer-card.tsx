import type { Location } from '@forecourt/contracts/site/site'
import { telephoneHref } from '@forecourt/domain/locations/telephone'
import { MapPin } from '@forecourt/ui/media/icons'
import styles from './dealer-card.module.css'

/** Where the vehicle stands, and the licence that an advertisement must name. */
export function DealerCard({ dealer }: { dealer: Location }) {
  const { name, address, contact_detail, dealer_license_number: licence } = dealer
  return (
    <address className={styles.card}>
      <MapPin size={20} aria-hidden className={styles.pin} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>
          {address.city} {address.state} ·{' '}
          <a href={telephoneHref(contact_detail.phone)} className={styles.phone}>
            {contact_detail.phone}
          </a>
        </p>
        {licence && <p className={styles.line}>Dealer licence {licence}</p>}
      </div>
    </address>
  )
}
