import type { Offer } from '@forecourt/contracts/site/site'
import { offerPath } from '@forecourt/domain/offers/shown-offers'
import { NameLink } from '@forecourt/ui/controls/name-link'
import { Summary } from '@forecourt/ui/display/summary'
import { ChevronDown } from '@forecourt/ui/media/icons'
import { CutText } from './cut-text.tsx'
import { EndsLine } from './ends-line.tsx'
import { OfferActions } from './offer-actions.tsx'
import styles from './offer-card.module.css'
import { OfferPicture } from './offer-picture.tsx'
import { hasPrice, OfferPrice } from './offer-price.tsx'

type Props = { offer: Offer; heading?: 'h2' | 'h3' }

/** OF-1: an offer with what to do about it, in six parts at most. An opened disclaimer lengthens its own card alone. */
export function OfferCard({ offer, heading: Heading = 'h2' }: Props) {
  const { name, description, disclaimer } = offer
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <OfferPicture offer={offer} slot="promo" />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <NameLink href={offerPath(offer)}>{name}</NameLink>
        </Heading>
        <CutText text={description} kind="description" of={name} />
      </div>
      {offer.ends && (
        <div className={styles.ends}>
          <EndsLine offer={offer} />
        </div>
      )}
      {hasPrice(offer) && (
        <div className={styles.figures}>
          <OfferPrice offer={offer} />
        </div>
      )}
      <footer className={styles.foot}>
        <OfferActions offer={offer} isOneOfMany />
      </footer>
      {disclaimer && (
        <details className={styles.disclaimer}>
          <Summary className={styles.summary} aria-label={`Disclaimer of ${name}`}>
            Disclaimer
            <ChevronDown size={18} aria-hidden />
          </Summary>
          <CutText text={disclaimer} kind="disclaimer" of={name} />
        </details>
      )}
    </article>
  )
}
