import type { Location } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { useSite } from '@forecourt/shell-api'
import { shareUrl } from './actions/actions.ts'
import { addressLine } from './address-line.ts'
import styles from './print-footer.module.css'

/** On paper only: where this came from, and where to ask. */
export function PrintFooter({ vehicle, dealer }: { vehicle: Vehicle; dealer: Location | undefined }) {
  const site = useSite()
  return (
    <p className={styles.footer}>
      {dealer && `${dealer.name}, ${addressLine(dealer)} · ${dealer.contact_detail.phone}`}
      <br />
      {shareUrl({ vehicle, site })}
    </p>
  )
}
