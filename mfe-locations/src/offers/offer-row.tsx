import type { Offer } from '@forecourt/contracts/site/site'
import { leadingOffers } from '@forecourt/domain/offers/shown-offers'
import { PartFrame } from '../shared/part-frame.tsx'
import { OfferCard } from './card/offer-card.tsx'

/** The first of `offers`, with the way to all of them; nothing without any. */
export function OfferRow({ title, offers }: { title: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <PartFrame title={title} link={{ label: 'All offers', href: '/special-offers' }} isStacked>
      {leadingOffers(offers).map((offer) => (
        <OfferCard key={offer.id} offer={offer} heading="h3" />
      ))}
    </PartFrame>
  )
}
