import type { Offer } from '@forecourt/contracts/site/site'
import { offerPath } from '@forecourt/domain/offers/shown-offers'
import { CutText } from './cut-text.tsx'
import { EndsLine } from './ends-line.tsx'
import { OfferActions } from './offer-actions.tsx'
import styles from './offer-feature.module.css'
import { OfferPicture } from './offer-picture.tsx'
import { OfferPrice } from './offer-price.tsx'

/** OF-1: the offer that comes first, large. */
export function OfferFeature({ offer }: { offer: Offer }) {
  const { name, description, disclaimer } = offer
  return (
    <article className={styles.feature}>
      <OfferPicture offer={offer} slot="half" isPriority />
      <div className={styles.words}>
        <EndsLine offer={offer} />
        <h2 className={styles.name}>
          <a href={offerPath(offer)}>{name}</a>
        </h2>
        <CutText text={description} kind="description" of={name} />
        <OfferPrice offer={offer} />
        <OfferActions offer={offer} />
        {disclaimer && <CutText text={disclaimer} kind="disclaimer" of={name} />}
      </div>
    </article>
  )
}
