import type { Location } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { addressLine } from '@forecourt/domain/vehicle/address-line'
import { shareUrl } from '@forecourt/domain/vehicle/share-url'
import { useSite } from '@forecourt/shell-api'
import styles from './print-footer.module.css'

/** On paper only: where this came from, and where to ask. */
export function PrintFooter({ vehicle, dealer }: { vehicle: Vehicle; dealer: Location | undefined }) {
  const site = useSite()
  return (
    <p className={styles.footer}>
      {dealer && `${dealer.name}, ${addressLine(dealer)} · ${dealer.contact_detail.phone}`}
      <br />
      {shareUrl(vehicle.slug, site)}
    </p>
  )
}
