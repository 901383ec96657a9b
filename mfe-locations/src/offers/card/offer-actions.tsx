import type { Offer } from '@forecourt/contracts/site/site'
import { exploreHref } from '@forecourt/domain/offers/explore-href'
import { useDialogLink, useSite } from '@forecourt/shell-api'
import { ButtonLink } from '@forecourt/ui/controls/button'
import styles from './offer-actions.module.css'

/** OF-1: Enquire Now, Explore {model}, Book A Test Drive. Beside other offers none is the page's one primary button. */
export function OfferActions({ offer, isOneOfMany }: { offer: Offer; isOneOfMany?: boolean }) {
  const site = useSite()
  const enquiry = useDialogLink('enquiry', { offer: offer.id })
  const testDrive = useDialogLink('test-drive', { offer: offer.id })
  const explore = exploreHref(offer, site)
  return (
    <div className={styles.actions}>
      {enquiry && (
        <ButtonLink
          look={isOneOfMany ? 'secondary' : 'primary'}
          {...enquiry}
          aria-label={`Enquire Now about ${offer.name}`}
        >
          Enquire Now
        </ButtonLink>
      )}
      {offer.model && explore && <ButtonLink href={explore}>Explore {offer.model.name}</ButtonLink>}
      {testDrive && offer.model && (
        <ButtonLink {...testDrive} aria-label={`Book A Test Drive: ${offer.name}`}>
          Book A Test Drive
        </ButtonLink>
      )}
    </div>
  )
}
